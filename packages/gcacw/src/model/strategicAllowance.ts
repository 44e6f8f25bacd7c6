/** An entry of the Strategic Movement Allowance Table: `14 (12)` is 14 MP, 12 under command paralysis. */
export interface StrategicAllowance {
  readonly usual: number;
  readonly paralysed: number;
}

const ENTRY = /^(\d+) \((\d+)\)$/;

export function readStrategicAllowance(printed: string): StrategicAllowance | undefined {
  const match = ENTRY.exec(printed);
  return match ? { usual: Number(match[1]), paralysed: Number(match[2]) } : undefined;
}
