import { commentsStyle } from '../kit/style/comments-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogCommentsProperties } from './schema.ts';

export const style: WidgetStyle<BlogCommentsProperties> = commentsStyle;
