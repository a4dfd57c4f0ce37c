/** A URL of another site as services tell their content apart. */
export type UrlParts = {
  /** Lower case, without `www.` and the port. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
};

const URL_PARTS = /^https?:\/\/([^/?#:]+)(?::\d+)?([^?#]*)(?:\?([^#]*))?/i;

/** All parts are empty if the text is no URL. */
export function urlParts(url: string): UrlParts {
  const [, host = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  return { host: host.toLowerCase().replace(/^www\./, ''), path, query };
}

/** Segments of the path, without empty ones. */
export const pathSegments = ({ path }: UrlParts): readonly string[] =>
  path.split('/').filter((segment) => segment !== '');

/** The value of a query parameter as it's written. */
export const queryParameter = (name: string, { query }: UrlParts): string | undefined =>
  query
    .split('&')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A decoded part of a URL. Null if it can't be decoded. */
export function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
