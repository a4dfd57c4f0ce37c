/** The cookies of the answer; which attributes they carry is decided in `http/`. */
export type CookieJar = {
  readonly get: (name: string) => string | undefined;
  /** `maxAge` in seconds; without it the cookie ends with the browser. */
  readonly set: (name: string, value: string, maxAge?: number) => void;
  readonly clear: (name: string) => void;
};

/** Who sent a request, before anything about them is believed. */
export type Caller = {
  readonly ip: string;
  /** The user agent, shortened. */
  readonly device: string;
  readonly cookies: CookieJar;
};
