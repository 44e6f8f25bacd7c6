/** Heads and notes that both halves of the Strategic Movement Allowance Table share. */
export const STRATEGIC_COLUMNS = [
  'Inf/Art movement allowance',
  'Cavalry movement allowance',
  'Wagon train movement allowance',
] as const;

export const STRATEGIC_NOTES = [
  { mark: '( )', text: 'If the player suffers from command paralysis.' },
  { mark: 'games', text: 'Advanced scenarios of OTR, BAC, GTC and AIO only; OTR has a table of its own.' },
] as const;
