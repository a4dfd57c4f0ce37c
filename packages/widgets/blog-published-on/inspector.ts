import { defineInspector } from '../kit/inspector/control.ts';
import { postFactInspector } from '../kit/inspector/post-fact-controls.ts';
import { MAX_DATE_FORMAT } from './schema.ts';

export const inspector = defineInspector(
  postFactInspector({
    kind: 'text',
    path: 'date_format',
    label: 'WIDGET.BLOG_PUBLISHED_ON.DATE_FORMAT',
    help: 'WIDGET.BLOG_PUBLISHED_ON.DATE_FORMAT_HELP',
    maxLength: MAX_DATE_FORMAT,
  }),
);
