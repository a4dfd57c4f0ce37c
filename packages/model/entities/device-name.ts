type Mark = readonly [name: string, pattern: RegExp];

// Browsers also claim to be other browsers for compatibility, so specific names come first.
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

/** A short device name such as `Firefox · Windows`; unknown user agents are returned unchanged. */
export const deviceName = (userAgent: string): string => {
  const names = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : userAgent;
};
