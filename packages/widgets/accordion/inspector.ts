import { borderControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { ACCORDION_MODES, MARKER_POSITIONS, MARKERS } from './schema.ts';

const length = { min: 0, max: 100, unit: 'px', isOptional: true } as const;

const item = (title: string, properties: { readonly is_open?: true } = {}) => ({
  widget: 'accordion_item',
  properties: { title, ...properties },
  children: [{ widget: 'text', properties: { html: '<p class="moto-text_normal"></p>' } }],
});

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
  design: designTab({
    layout: [
      { kind: 'number', path: 'gap', label: 'WIDGET.ACCORDION.GAP', ...length },
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
      ...fontControls,
      {
        kind: 'color',
        path: 'text_color',
        label: 'WIDGET.ACCORDION.TITLE_COLOR',
        hoverPath: 'hover.text_color',
        textSelector: 'summary',
      },
      { kind: 'color', path: 'open.text_color', label: 'WIDGET.ACCORDION.OPEN_COLOR' },
      { kind: 'color', path: 'content.text_color', label: 'WIDGET.ACCORDION.CONTENT_COLOR' },
      { kind: 'color', path: 'marker_color', label: 'WIDGET.ACCORDION.MARKER_COLOR' },
    ],
    background: [
      {
        kind: 'color',
        path: 'background_color',
        label: 'WIDGET.ACCORDION.TITLE_BACKGROUND',
        hoverPath: 'hover.background_color',
      },
      { kind: 'color', path: 'open.background_color', label: 'WIDGET.ACCORDION.OPEN_BACKGROUND' },
      {
        kind: 'color',
        path: 'content.background_color',
        label: 'WIDGET.ACCORDION.CONTENT_BACKGROUND',
      },
    ],
    border: borderControls('hover.border_color'),
  }),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
    children: [
      item('First question', { is_open: true }),
      item('Second question'),
      item('Third question'),
    ],
  },
  reveal: (child) => child.setAttribute('open', ''),
});
