import { defineInspector } from '../kit/inspector/control.ts';
import { postMetaInspector } from '../kit/inspector/post-meta-controls.ts';
import { MAX_DATE_FORMAT } from './schema.ts';

const { template, ...meta } = postMetaInspector(
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
);

export const inspector = defineInspector({
  ...meta,
  template: { properties: { ...template.properties, has_reading_time: true } },
});
