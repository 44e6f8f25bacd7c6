/** A number from 0 to 1 that belongs to its numbers: the field looks the same whenever it is made. */
export function whim(...of: readonly number[]): number {
  let bits = 0x9e3779b1;
  for (const n of of) {
    bits = Math.imul(bits ^ Math.round(n), 0x85ebca6b) >>> 0;
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35) >>> 0;
  }
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x100000000;
}
