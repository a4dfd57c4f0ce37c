import { postMetaStyle } from '../kit/style/post-meta-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogAuthorProperties } from './schema.ts';

export const style: WidgetStyle<BlogAuthorProperties> = postMetaStyle;
