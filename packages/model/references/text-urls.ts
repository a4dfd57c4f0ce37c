/** Matches the URLs of links in sanitized text. Links to records begin with `link:`. */
const HREF = /\shref="(?!link:)([^"]*)"/g;

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces the URLs of links in rich text. Links without a URL lose their attribute. */
export const mapTextUrls = (html: string, map: (url: string) => string | null): string =>
  html.replace(HREF, (match, href) => {
    const url = decode(href);
    const next = map(url);
    if (next === url) return match;
    return next === null ? '' : ` href="${encode(next)}"`;
  });
