/** The first Node version that stays supported. Earlier ones still work. */
const LASTING_NODE = 24;

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Whether support for a version such as `22.11.0` ends soon. */
export const isRuntimeOld = (version: string): boolean => majorOf(version) < LASTING_NODE;

/** When the last release of the version before got its last fixes. */
const ENDS = [
  { before: 22, end: Date.parse('2026-04-30') },
  { before: LASTING_NODE, end: Date.parse('2027-04-30') },
];

/** Whether a version gets no more security fixes. `now` is in ms since 1970. */
export const isRuntimeEnded = (version: string, now: number): boolean =>
  ENDS.some(({ before, end }) => majorOf(version) < before && now > end);
