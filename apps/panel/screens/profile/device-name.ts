type Mark = readonly [name: string, pattern: RegExp];

// Browsers claim to be others for old websites' sake, so the more particular names come first.
const BROWSERS: readonly Mark[] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly Mark[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const nameIn = (userAgent: string, marks: readonly Mark[]): string | undefined =>
  marks.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A browser's identification in two words, `Firefox · Windows`; as it is when it is not known. */
export const deviceName = (userAgent: string): string => {
  const names = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : userAgent;
};
