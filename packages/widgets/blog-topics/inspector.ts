import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { postMetaInspector } from '../kit/inspector/post-meta-controls.ts';
import { SHOWN_TOPICS } from './schema.ts';

export const inspector = defineInspector(
  postMetaInspector({
    kind: 'segmented',
    path: 'shown',
    label: 'WIDGET.BLOG_TOPICS.SHOWN',
    options: optionsOf('WIDGET.BLOG_TOPICS.SHOWN', SHOWN_TOPICS),
  }),
);
