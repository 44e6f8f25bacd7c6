/** Whether lists and records stand in one another deeper than so; goes no deeper itself, whatever it is given. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  for (const key in value) if (isDeeperThan((value as Record<string, unknown>)[key], most - 1)) return true;
  return false;
}
