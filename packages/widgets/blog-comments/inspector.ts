import { commentsInspector } from '../kit/inspector/comments-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';

export const inspector = defineInspector(commentsInspector('WIDGET.BLOG_COMMENTS.EMPTY'));
