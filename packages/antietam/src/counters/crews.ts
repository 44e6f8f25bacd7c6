/** Every artillery strength that is known is a multiple of it (1.7). */
export const MEN_PER_GUN = 16;
