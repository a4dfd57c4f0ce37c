/** Request and response cookies. Their attributes are set in `http/`. */
export type CookieJar = {
  readonly get: (name: string) => string | undefined;
  /** `maxAge` in seconds. Without it, the cookie lasts for the browser session. */
  readonly set: (name: string, value: string, maxAge?: number) => void;
  readonly clear: (name: string) => void;
};

/** The sender of a request, before authentication. */
export type Caller = {
  readonly ip: string;
  /** The user agent, shortened. */
  readonly device: string;
  readonly cookies: CookieJar;
};
