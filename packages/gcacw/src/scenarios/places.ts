/**
 * Hexes of the two map sheets that have a name; set-ups and scoring hexes are checked against it. An id is the
 * sheet, two digits counting lines southward, two digits counting hexes westward along the line (2.1).
 * A few long map names are shortened: Grindstone Ford (Suspension Bridge), the Quarters east of Bovina. The map
 * calls E2529 the Crossroad and Champion Hill; here it goes by the second.
 */
import { CardError } from '@longroll/kernel';

const NAMED = `
  W1006  Haynes' Bluff
  W1103  Sulphur Springs
  W1410  Snyder's Bluff
  W1701  Youngton
  W1711  Drumgould's Bluff
  W2004  Tiffentown
  W2011  Walnut Hills
  W2102  Cameron
  W2203  Brooks
  W2312  Freeman
  W2404  Big Black Bridge
  W2405  Spear
  W2406  Bovina
  W2414  Vicksburg
  W2504  Smith
  W2505  Quarters
  W2510  Mt. Alban
  W2515  Marine Hospital
  W2901  Mt Moriah
  W2909  Hubbard
  W3108  Whitaker
  W3113  Gibson
  W3114  Barnes
  W3117  Warrenton
  W3206  Baldwin's Ferry
  W3705  Cayuga
  W3709  Fisher Ferry
  W3807  Crossroads
  W4005  Meyer
  W4014  Hankinson's Bridge
  W4101  Utica
  W4210  Rocky Springs
  W4320  Thompson's Bluff
  W4614  Willows
  W4622  Grand Gulf
  W4814  Grindstone Ford
  W4921  Ashland
  W4923  Coon Island Lake
  W5119  Port Gibson
  W5222  Shaifer
  W5228  Bruinsburg
  W5421  Buck
  E1609  Midway
  E2323  White
  E2332  Forbes
  E2425  Bolton
  E2429  Midway Station
  E2519  Mississippi College
  E2525  Jones
  E2529  Champion Hill
  E2530  Roberts
  E2533  Edwards
  E2626  Chapel Hill Church
  E2629  Ratliff
  E2632  Withers
  E2712  Jackson
  E2713  Deaf and Dumb Asylum
  E2726  Hawkins
  E2729  Ellison
  E2730  Coker
  E2731  Iowe Graveyard
  E3023  Raymond
  E3226  Powell
  E3229  Dillon
  E3332  New Auburn
  E3433  Auburn
  E3829  Roach
  E4920  Crystal Springs
`;

export const PLACES: ReadonlyMap<string, string> = new Map(
  NAMED.trim()
    .split('\n')
    .map((line) => [line.trim().slice(0, 5), line.trim().slice(7)] as const),
);

const HEX = /^[WE]\d{4}$/;

/** "W5222 Shaifer" as hex and name; a name that is not that of the hex is a slip of ours. */
export function readPlace(text: string): { readonly hex: string; readonly place: string | null } {
  const [hex = '', ...words] = text.split(' ');
  const place = words.length > 0 ? words.join(' ') : null;
  if (!HEX.test(hex)) throw new CardError(`"${text}" is no hex of the map`);
  const known = PLACES.get(hex) ?? null;
  if (place !== known) throw new CardError(`${hex} is ${known ?? 'without a name'}, not "${place ?? ''}"`);
  return { hex, place };
}
