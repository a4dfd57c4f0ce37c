import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { MAX_BARS, MAX_LABEL } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'list',
      path: 'items',
      label: 'WIDGET.COMPLETION_BARS.ITEMS',
      max: MAX_BARS,
      titlePath: 'label',
      controls: [
        {
          kind: 'text',
          path: 'label',
          label: 'WIDGET.COMPLETION_BARS.LABEL',
          maxLength: MAX_LABEL,
        },
        {
          kind: 'slider',
          path: 'value',
          label: 'WIDGET.COMPLETION_BARS.VALUE',
          min: 0,
          max: 100,
          unit: '%',
        },
        { kind: 'color', path: 'bar_color', label: 'WIDGET.COMPLETION_BARS.BAR_COLOR' },
        { kind: 'color', path: 'track_color', label: 'WIDGET.COMPLETION_BARS.TRACK_COLOR' },
      ],
    },
    { kind: 'switch', path: 'has_values', label: 'WIDGET.COMPLETION_BARS.VALUES' },
    {
      kind: 'switch',
      path: 'is_animated',
      label: 'WIDGET.COMPLETION_BARS.ANIMATED',
      help: 'WIDGET.COMPLETION_BARS.ANIMATED_HELP',
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'height',
          label: 'WIDGET.COMPLETION_BARS.HEIGHT',
          min: 2,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.COMPLETION_BARS.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
      typography: [
        {
          kind: 'number',
          path: 'font_size',
          label: 'WIDGET.OPTION.FONT_SIZE',
          synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_SIZE',
          min: 10,
          max: 60,
          unit: 'px',
          isOptional: true,
        },
        ...fontControls,
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.COMPLETION_BARS.LABEL_COLOR',
          hoverPath: 'hover.text_color',
          textSelector: '.moto-bar-label',
        },
        {
          kind: 'color',
          path: 'value_color',
          label: 'WIDGET.COMPLETION_BARS.VALUE_COLOR',
          textSelector: '.moto-bar-value',
        },
      ],
      background: [
        {
          kind: 'color',
          path: 'bar_color',
          label: 'WIDGET.COMPLETION_BARS.BAR_COLOR',
          hoverPath: 'hover.bar_color',
        },
        {
          kind: 'color',
          path: 'track_color',
          label: 'WIDGET.COMPLETION_BARS.TRACK_COLOR',
          hoverPath: 'hover.track_color',
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.COMPLETION_BARS.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 50,
          unit: 'px',
          isOptional: true,
        },
        { kind: 'switch', path: 'has_round_end', label: 'WIDGET.COMPLETION_BARS.ROUND_END' },
      ],
    },
    frameControls,
  ),
  template: {
    properties: {
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
      items: [{ value: 90 }, { value: 75 }, { value: 60 }],
    },
    texts: {
      'items.0.label': 'WIDGET.COMPLETION_BARS.NEW_ITEM_1',
      'items.1.label': 'WIDGET.COMPLETION_BARS.NEW_ITEM_2',
      'items.2.label': 'WIDGET.COMPLETION_BARS.NEW_ITEM_3',
    },
  },
  texts: [{ path: 'items.*.label', kind: 'text', isSecondary: true }],
  placeholder: { path: 'items', label: 'WIDGET.COMPLETION_BARS.EMPTY' },
});
