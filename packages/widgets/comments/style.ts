import { commentsStyle } from '../kit/style/comments-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { CommentsProperties } from './schema.ts';

export const style: WidgetStyle<CommentsProperties> = commentsStyle;
