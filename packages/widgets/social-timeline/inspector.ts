import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import {
  embedDesign,
  embedInspector,
  embedSizeControl,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { TIMELINE_LANGUAGES } from './languages.ts';
import {
  MAX_HEIGHT,
  MAX_ITEMS,
  MIN_HEIGHT,
  MIN_WIDTH,
  TIMELINE_THEMES,
  TIMELINE_WIDTH,
} from './schema.ts';

const timeline: readonly Control[] = [
  {
    kind: 'number',
    path: 'items',
    label: 'WIDGET.SOCIAL_TIMELINE.ITEMS',
    min: 1,
    max: MAX_ITEMS,
    isOptional: true,
  },
  {
    kind: 'select',
    path: 'language',
    label: 'WIDGET.SOCIAL_TIMELINE.LANGUAGE',
    options: optionsOf('WIDGET.SOCIAL_TIMELINE.LANGUAGE', [null, ...TIMELINE_LANGUAGES]),
  },
  {
    kind: 'segmented',
    path: 'theme',
    label: 'WIDGET.SOCIAL_TIMELINE.THEME',
    options: optionsOf('WIDGET.SOCIAL_TIMELINE.THEME', TIMELINE_THEMES),
  },
  {
    kind: 'hex_color',
    path: 'link_color',
    label: 'WIDGET.SOCIAL_TIMELINE.LINK_COLOR',
    isOptional: true,
  },
  { kind: 'switch', path: 'has_header', label: 'WIDGET.SOCIAL_TIMELINE.HEADER' },
  { kind: 'switch', path: 'has_footer', label: 'WIDGET.SOCIAL_TIMELINE.FOOTER' },
  { kind: 'switch', path: 'has_borders', label: 'WIDGET.SOCIAL_TIMELINE.BORDERS' },
  { kind: 'switch', path: 'has_scrollbar', label: 'WIDGET.SOCIAL_TIMELINE.SCROLLBAR' },
  { kind: 'switch', path: 'is_transparent', label: 'WIDGET.SOCIAL_TIMELINE.TRANSPARENT' },
];

export const inspector = defineInspector({
  content: [
    {
      id: 'content',
      label: 'WIDGET.GROUP.CONTENT',
      controls: linkedEmbedControls({
        of: 'timeline',
        label: 'WIDGET.SOCIAL_TIMELINE.URL',
        help: 'WIDGET.SOCIAL_TIMELINE.URL_HELP',
      }),
    },
    { id: 'timeline', label: 'WIDGET.SOCIAL_TIMELINE.TIMELINE', controls: timeline },
  ],
  design: embedDesign(
    embedSizeControl('width', { min: MIN_WIDTH, max: TIMELINE_WIDTH }),
    embedSizeControl('height', { min: MIN_HEIGHT, max: MAX_HEIGHT }),
  ),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.SOCIAL_TIMELINE.EMPTY' },
});
