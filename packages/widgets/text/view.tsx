import { renderRichText } from '../kit/rich-text/render.ts';
import type { ViewProps } from '../kit/view.ts';
import type { TextProperties } from './schema.ts';

export const View = ({ properties, root, editable, site }: ViewProps<TextProperties>) => (
  <div
    {...root}
    {...editable('html')}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: renderRichText sanitizes its output
    dangerouslySetInnerHTML={{ __html: renderRichText(properties.html, site) }}
  />
);
