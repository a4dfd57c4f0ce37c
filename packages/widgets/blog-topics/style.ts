import { postMetaStyle } from '../kit/style/post-meta-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogTopicsProperties } from './schema.ts';

export const style: WidgetStyle<BlogTopicsProperties> = postMetaStyle;
