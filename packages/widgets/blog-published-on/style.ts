import { postMetaStyle } from '../kit/style/post-meta-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogPublishedOnProperties } from './schema.ts';

export const style: WidgetStyle<BlogPublishedOnProperties> = postMetaStyle;
