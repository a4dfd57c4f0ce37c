import { closedCode } from '#closed-code';
import type { ViewProps } from '../kit/view.ts';
import type { HtmlEmbedProperties } from './schema.ts';

/**
 * The canvas prints the same code as the page, so that both have the same elements: what the code
 * leaves open ends with the widget, on the canvas because it is inner HTML. Scripts can't
 * run in the canvas: React inserts the code as inner HTML, which doesn't start scripts, and the
 * frame's CSP blocks inline handlers, frames, and external scripts. The exception is a `meta`
 * refresh. It's useless inside a body, so every `meta` tag is replaced with a space, which prevents
 * the surrounding text from forming a new tag. Unclosed tags are replaced too, because the rest of
 * the page would close them.
 */
const withoutRefresh = (code: string): string => code.replace(/<meta\b[^>]*(?:>|$)/gi, ' ');

const printed = (code: string): string => closedCode(withoutRefresh(code));

export const View = ({ properties, root, site }: ViewProps<HtmlEmbedProperties>) => (
  <div
    {...root}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget exists to print custom code
    dangerouslySetInnerHTML={{ __html: site.runsCode ? printed(properties.code) : '' }}
  />
);
