import type { ViewProps } from '../kit/view.ts';
import type { HtmlEmbedProperties } from './schema.ts';

/**
 * The code is printed in the canvas as for visitors, so that both have the same elements. It cannot
 * run in the canvas: what React inserts as text starts no script, and the frame's policy refuses
 * inline handlers, frames and outside scripts. The one thing that would act all the same, a `meta`
 * that leads away from the page, is of no use inside a body and is left out everywhere.
 */
const withoutRefresh = (code: string): string => code.replace(/<meta\b[^>]*>/gi, '');

export const View = ({ properties, root }: ViewProps<HtmlEmbedProperties>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own code is the widget's purpose
  <div {...root} dangerouslySetInnerHTML={{ __html: withoutRefresh(properties.code) }} />
);
