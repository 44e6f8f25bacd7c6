/** The terms of a short campaign (19.10). */

/** What a short campaign scores instead of the lines for Vicksburg; hexes are the scenario's. */
export interface ShortTerms {
  readonly vicksburgHeld: number;
  readonly besieged: number;
  /** For each point of the siege track, if besieged. */
  readonly perTrack: number;
  /** For an open depot at one of these landings. */
  readonly depot: { readonly at: readonly string[]; readonly points: number } | null;
  /** For each level that the line has lost, if Vicksburg is not held. */
  readonly perLevel: number;
  /** A Confederate point for so much Union infantry out of supply at the end. */
  readonly outOfSupplyEach: number | null;
  /** A Confederate point for so much undemoralized infantry of the Army of Relief on the right bank. */
  readonly overTheRiverEach: number | null;
}
