import type { ViewProps } from '../kit/view.ts';
import type { HtmlEmbedProperties } from './schema.ts';

/**
 * The code is printed in the canvas as for visitors, so that both have the same elements. It cannot
 * run in the canvas: what React inserts as text starts no script, and the frame's policy refuses
 * inline handlers, frames and outside scripts. The exception is a `meta` that redirects; it
 * is useless inside a body, so every `meta` becomes a space. The space keeps the text around it from
 * forming a new tag. A tag that is left open counts too, because the page would close it.
 */
const withoutRefresh = (code: string): string => code.replace(/<meta\b[^>]*(?:>|$)/gi, ' ');

export const View = ({ properties, root, site }: ViewProps<HtmlEmbedProperties>) => (
  <div
    {...root}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own code is the widget's purpose
    dangerouslySetInnerHTML={{ __html: site.runsCode ? withoutRefresh(properties.code) : '' }}
  />
);
