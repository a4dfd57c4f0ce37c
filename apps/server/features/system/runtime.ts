/** The first Node version that stays supported. Earlier ones still work. */
const LASTING_NODE = 24;

/** Whether support for a version such as `22.11.0` ends soon. */
export const isRuntimeOld = (version: string): boolean =>
  Number.parseInt(version, 10) < LASTING_NODE;
