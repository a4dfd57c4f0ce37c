import type { MessageKey } from '@plinth/i18n';
import { areaControls, borderControls, shadowControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { wholeFontControls } from '../kit/inspector/font-controls.ts';
import { BORDER_SIDES, BORDER_STYLES } from '../kit/options/box.ts';
import { ACCORDION_MODES, MARKER_POSITIONS, MARKERS } from './schema.ts';

const length = { min: 0, max: 100, unit: 'px', isOptional: true } as const;

const item = (title: MessageKey<'widgets'>, properties: { readonly is_open?: true } = {}) => ({
  widget: 'accordion_item',
  properties,
  texts: { title },
  children: [{ widget: 'text', properties: { html: '<p class="moto-text_normal"></p>' } }],
});

const whenLine = { path: 'content.line.width', isAbove: 0 } as const;

const lineControls: readonly Control[] = [
  {
    kind: 'number',
    path: 'content.line.width',
    label: 'WIDGET.ACCORDION.LINE_WIDTH',
    synonyms: 'WIDGET.OPTION_SYNONYMS.BORDER_WIDTH',
    ...length,
    max: 50,
  },
  {
    kind: 'select',
    path: 'content.line.style',
    label: 'WIDGET.ACCORDION.LINE_STYLE',
    options: optionsOf('WIDGET.BORDER_STYLE', [null, ...BORDER_STYLES]),
    when: whenLine,
  },
  {
    kind: 'color',
    path: 'content.line.color',
    label: 'WIDGET.ACCORDION.LINE_COLOR',
    when: whenLine,
  },
  {
    kind: 'select',
    path: 'content.line.side',
    label: 'WIDGET.ACCORDION.LINE_SIDE',
    options: optionsOf('WIDGET.BORDER_SIDE', BORDER_SIDES),
    when: whenLine,
  },
];

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'items',
      path: '',
      label: 'WIDGET.ACCORDION.ITEMS',
      item: 'accordion_item',
      titlePath: 'title',
    },
    {
      kind: 'segmented',
      path: 'mode',
      label: 'WIDGET.ACCORDION.MODE',
      help: 'WIDGET.ACCORDION.MODE_HELP',
      options: optionsOf('WIDGET.ACCORDION.MODE', ACCORDION_MODES),
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.ACCORDION.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          ...length,
        },
        {
          kind: 'select',
          path: 'marker',
          label: 'WIDGET.ACCORDION.MARKER',
          options: optionsOf('WIDGET.ACCORDION.MARKER', [null, ...MARKERS]),
        },
        {
          kind: 'select',
          path: 'marker_position',
          label: 'WIDGET.ACCORDION.MARKER_POSITION',
          options: optionsOf('WIDGET.ACCORDION.MARKER_POSITION', [null, ...MARKER_POSITIONS]),
        },
        { kind: 'number', path: 'padding_x', label: 'WIDGET.ACCORDION.PADDING_X', ...length },
        { kind: 'number', path: 'padding_y', label: 'WIDGET.ACCORDION.PADDING_Y', ...length },
        { kind: 'number', path: 'content.padding', label: 'WIDGET.ACCORDION.PADDING', ...length },
      ],
      typography: [
        ...wholeFontControls(),
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.ACCORDION.TITLE_COLOR',
          hoverPath: 'hover.text_color',
          textSelector: 'summary',
        },
        { kind: 'color', path: 'open.text_color', label: 'WIDGET.ACCORDION.OPEN_COLOR' },
        ...wholeFontControls('content.', {
          size: 'WIDGET.ACCORDION.CONTENT_FONT_SIZE',
          weight: 'WIDGET.ACCORDION.CONTENT_FONT_WEIGHT',
          letterCase: 'WIDGET.ACCORDION.CONTENT_LETTER_CASE',
        }),
        { kind: 'color', path: 'content.text_color', label: 'WIDGET.ACCORDION.CONTENT_COLOR' },
        { kind: 'color', path: 'marker_color', label: 'WIDGET.ACCORDION.MARKER_COLOR' },
      ],
      background: [
        {
          kind: 'color',
          path: 'background_color',
          label: 'WIDGET.ACCORDION.TITLE_BACKGROUND',
          synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
          hoverPath: 'hover.background_color',
        },
        {
          kind: 'color',
          path: 'open.background_color',
          label: 'WIDGET.ACCORDION.OPEN_BACKGROUND',
          synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
        },
        {
          kind: 'color',
          path: 'content.background_color',
          label: 'WIDGET.ACCORDION.CONTENT_BACKGROUND',
          synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
        },
      ],
      border: [
        ...borderControls(),
        { kind: 'color', path: 'open.border_color', label: 'WIDGET.ACCORDION.OPEN_BORDER' },
        ...lineControls,
      ],
      shadow: shadowControls(),
    },
    areaControls,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
    children: [
      item('WIDGET.ACCORDION.NEW_ITEM_1', { is_open: true }),
      item('WIDGET.ACCORDION.NEW_ITEM_2'),
      item('WIDGET.ACCORDION.NEW_ITEM_3'),
    ],
  },
  reveal: (child) => child.setAttribute('open', ''),
});
