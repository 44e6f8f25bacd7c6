/** Actions after which a game of a batch is broken off: no game of two who want something comes near it. */
export const OPPONENT_LIMIT = 20_000;
