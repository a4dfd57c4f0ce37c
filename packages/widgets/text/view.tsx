import { renderRichText } from '../kit/rich-text/render.ts';
import type { ViewProps } from '../kit/view.ts';
import type { TextProperties } from './schema.ts';

export const View = ({ properties, root, site }: ViewProps<TextProperties>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderRichText sanitizes its output
  <div {...root} dangerouslySetInnerHTML={{ __html: renderRichText(properties.html, site) }} />
);
