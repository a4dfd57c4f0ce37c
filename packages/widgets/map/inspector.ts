import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';
import { embedControls } from '../kit/inspector/embed-controls.ts';
import {
  MAP_PROVIDERS,
  MAP_TYPES,
  MAX_ADDRESS,
  MAX_HEIGHT,
  MAX_MARKER_TEXT,
  MAX_MARKER_TITLE,
  MAX_ZOOM,
  MIN_HEIGHT,
  MIN_ZOOM,
} from './schema.ts';

const place: readonly Control[] = [
  {
    kind: 'text',
    path: 'address',
    label: 'WIDGET.MAP.ADDRESS',
    help: 'WIDGET.MAP.ADDRESS_HELP',
    maxLength: MAX_ADDRESS,
  },
  {
    kind: 'coordinates',
    path: 'place',
    label: 'WIDGET.MAP.PLACE',
    help: 'WIDGET.MAP.PLACE_HELP',
  },
  {
    kind: 'media',
    path: 'image_id',
    label: 'WIDGET.MAP.IMAGE',
    help: 'WIDGET.MAP.IMAGE_HELP',
    accepts: 'image',
  },
];

const live: readonly Control[] = [
  {
    kind: 'select',
    path: 'provider',
    label: 'WIDGET.MAP.PROVIDER',
    options: optionsOf('WIDGET.MAP.PROVIDER', MAP_PROVIDERS),
  },
  { kind: 'slider', path: 'zoom', label: 'WIDGET.MAP.ZOOM', min: MIN_ZOOM, max: MAX_ZOOM },
  {
    kind: 'select',
    path: 'type',
    label: 'WIDGET.MAP.TYPE',
    options: optionsOf('WIDGET.MAP.TYPE', MAP_TYPES),
    when: { path: 'provider', is: ['google'] },
  },
  {
    kind: 'switch',
    path: 'has_scroll_zoom',
    label: 'WIDGET.MAP.SCROLL_ZOOM',
    help: 'WIDGET.MAP.SCROLL_ZOOM_HELP',
  },
  ...embedControls,
];

const whenCard = { path: 'has_card', is: [true] };

const card: readonly Control[] = [
  { kind: 'switch', path: 'has_card', label: 'WIDGET.MAP.CARD' },
  {
    kind: 'text',
    path: 'marker_title',
    label: 'WIDGET.MAP.MARKER_TITLE',
    help: 'WIDGET.MAP.MARKER_TITLE_HELP',
    maxLength: MAX_MARKER_TITLE,
  },
  {
    kind: 'text',
    path: 'marker_text',
    label: 'WIDGET.MAP.MARKER_TEXT',
    maxLength: MAX_MARKER_TEXT,
    when: whenCard,
  },
  { kind: 'switch', path: 'has_directions', label: 'WIDGET.MAP.DIRECTIONS', when: whenCard },
];

export const inspector = defineInspector({
  content: [
    { id: 'content', label: 'WIDGET.GROUP.CONTENT', controls: place },
    { id: 'live', label: 'WIDGET.MAP.LIVE', controls: live },
    { id: 'card', label: 'WIDGET.MAP.CARD_GROUP', controls: card },
  ],
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'height',
          label: 'WIDGET.OPTION.HEIGHT',
          min: MIN_HEIGHT,
          max: MAX_HEIGHT,
          unit: 'px',
          perDevice: true,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          hoverPath: 'hover.color',
          textSelector: '.moto-map-card',
        },
        {
          kind: 'color',
          path: 'button_color',
          label: 'WIDGET.MAP.BUTTON_TEXT',
          hoverPath: 'hover.button_color',
          textSelector: '.moto-embed-action',
        },
      ],
      background: [
        backgroundColorControl,
        {
          kind: 'color',
          path: 'button_background_color',
          label: 'WIDGET.MAP.BUTTON_BACKGROUND',
          hoverPath: 'hover.button_background_color',
        },
      ],
      border: borderControls(),
      shadow: shadowControls(),
    },
    areaControls,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  texts: [
    { path: 'marker_title', kind: 'text', isSecondary: true },
    { path: 'address', kind: 'text', isSecondary: true },
    { path: 'marker_text', kind: 'text', isSecondary: true },
  ],
  placeholder: { path: 'address', label: 'WIDGET.MAP.EMPTY', isFilledOtherwise: true },
});
