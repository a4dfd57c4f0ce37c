import { borderControls, fillControl, whenNoStyle } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { MAX_DURATION_MS, MAX_LABEL, MAX_OFFSET } from './schema.ts';

const pixels = { kind: 'number', unit: 'px', isOptional: true } as const;

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'icon', path: 'icon', label: 'WIDGET.BACK_TO_TOP.ICON' },
    {
      kind: 'text',
      path: 'label',
      label: 'WIDGET.BACK_TO_TOP.LABEL',
      maxLength: MAX_LABEL,
    },
    {
      kind: 'number',
      path: 'duration',
      label: 'WIDGET.BACK_TO_TOP.DURATION',
      min: 0,
      max: MAX_DURATION_MS,
      step: 100,
      unit: 'ms',
    },
    {
      kind: 'number',
      path: 'offset',
      label: 'WIDGET.BACK_TO_TOP.OFFSET',
      help: 'WIDGET.BACK_TO_TOP.OFFSET_HELP',
      min: 0,
      max: MAX_OFFSET,
      step: 50,
      unit: 'px',
    },
  ),
  design: designTab({
    layout: [
      { ...pixels, path: 'icon_size', label: 'WIDGET.BACK_TO_TOP.ICON_SIZE', min: 10, max: 100 },
      { ...pixels, path: 'padding', label: 'WIDGET.BACK_TO_TOP.PADDING', min: 0, max: 60 },
    ],
    typography: [
      { ...pixels, path: 'font_size', label: 'WIDGET.OPTION.FONT_SIZE', min: 8, max: 60 },
      ...fontControls,
      {
        kind: 'color',
        path: 'text_color',
        label: 'WIDGET.OPTION.TEXT_COLOR',
        hoverPath: 'hover.text_color',
        textSelector: 'a',
      },
      {
        kind: 'color',
        path: 'icon_color',
        label: 'WIDGET.BACK_TO_TOP.ICON_COLOR',
        hoverPath: 'hover.icon_color',
      },
    ],
    background: [
      {
        kind: 'color',
        path: 'background_color',
        label: 'WIDGET.OPTION.BACKGROUND',
        hoverPath: 'hover.background_color',
        when: whenNoStyle(),
      },
      fillControl(),
    ],
    border: borderControls(),
    shadow: [
      { kind: 'shadow', path: 'shadow', label: 'WIDGET.OPTION.SHADOW', hoverPath: 'hover.shadow' },
    ],
  }),
  presetColors: { background: 'primary', foreground: 'on_primary' },
  withoutControl: ['is_floating'],
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  texts: [{ path: 'label', kind: 'text' }],
});
