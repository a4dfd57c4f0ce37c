import { defineInspector } from '../kit/inspector/control.ts';
import { postMetaInspector } from '../kit/inspector/post-meta-controls.ts';
import { MAX_DATE_FORMAT } from './schema.ts';

export const inspector = defineInspector(
  postMetaInspector(
    {
      kind: 'text',
      path: 'date_format',
      label: 'WIDGET.BLOG_PUBLISHED_ON.DATE_FORMAT',
      help: 'WIDGET.BLOG_PUBLISHED_ON.DATE_FORMAT_HELP',
      maxLength: MAX_DATE_FORMAT,
    },
    {
      kind: 'switch',
      path: 'has_reading_time',
      label: 'WIDGET.BLOG_PUBLISHED_ON.HAS_READING_TIME',
    },
  ),
);
