/** Matches the tags of links in sanitized text, whose attributes have no angle brackets. */
const LINK_TAG = /<a\s[^<>]*>/g;

/** Matches the URL in such a tag. Links to records begin with `link:`. */
const HREF = /\shref="(?!link:)([^"]*)"/;

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const encode = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Replaces the URLs of links in rich text. Links without a URL lose their attribute. */
export const mapTextUrls = (html: string, map: (url: string) => string | null): string =>
  html.replace(LINK_TAG, (tag) =>
    tag.replace(HREF, (match, href) => {
      const url = decode(href);
      const next = map(url);
      if (next === url) return match;
      return next === null ? '' : ` href="${encode(next)}"`;
    }),
  );
