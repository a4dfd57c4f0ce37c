import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import {
  embedDesign,
  embedInspector,
  embedSizeControl,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH, TABS } from './schema.ts';

const feed: readonly Control[] = [
  {
    kind: 'choices',
    path: 'tabs',
    label: 'WIDGET.PAGE_FEED.TABS',
    placeholder: 'WIDGET.PAGE_FEED.TABS.NONE',
    options: optionsOf('WIDGET.PAGE_FEED.TABS', TABS),
  },
  { kind: 'switch', path: 'has_small_header', label: 'WIDGET.PAGE_FEED.SMALL_HEADER' },
  { kind: 'switch', path: 'hides_cover', label: 'WIDGET.PAGE_FEED.HIDE_COVER' },
  { kind: 'switch', path: 'has_faces', label: 'WIDGET.PAGE_FEED.FACES' },
];

export const inspector = defineInspector({
  content: [
    {
      id: 'content',
      label: 'WIDGET.GROUP.CONTENT',
      controls: linkedEmbedControls({
        of: 'page',
        isUnknown: true,
        label: 'WIDGET.PAGE_FEED.URL',
        help: 'WIDGET.PAGE_FEED.URL_HELP',
      }),
    },
    { id: 'feed', label: 'WIDGET.PAGE_FEED.FEED', controls: feed },
  ],
  design: embedDesign(
    embedSizeControl('width', { min: MIN_WIDTH, max: MAX_WIDTH }),
    embedSizeControl('height', { min: MIN_HEIGHT, max: MAX_HEIGHT }),
    {
      kind: 'switch',
      path: 'adapts_width',
      label: 'WIDGET.PAGE_FEED.ADAPT_WIDTH',
      help: 'WIDGET.PAGE_FEED.ADAPT_WIDTH_HELP',
    },
  ),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.PAGE_FEED.EMPTY' },
});
