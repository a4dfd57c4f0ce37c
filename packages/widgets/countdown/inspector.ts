import { areaControls, borderControls, shadowControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import {
  COUNTDOWN_TYPES,
  END_ACTIONS,
  LABEL_POSITIONS,
  MAX_DELIMITER,
  MAX_DURATION,
} from './schema.ts';
import { UNITS } from './units.ts';

const durationControl = (unit: keyof typeof MAX_DURATION): Control => ({
  kind: 'number',
  path: `duration.${unit}`,
  label: optionsOf('WIDGET.COUNTDOWN.UNIT', [unit])[0]?.label ?? 'WIDGET.COUNTDOWN.UNIT.DAYS',
  min: 0,
  max: MAX_DURATION[unit],
  when: { path: 'type', is: ['timer'] },
});

const pixels = { kind: 'number', unit: 'px', isOptional: true } as const;

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'segmented',
      path: 'type',
      label: 'WIDGET.COUNTDOWN.TYPE',
      options: optionsOf('WIDGET.COUNTDOWN.TYPE', COUNTDOWN_TYPES),
    },
    {
      kind: 'date_time',
      path: 'event',
      label: 'WIDGET.COUNTDOWN.EVENT',
      when: { path: 'type', is: ['event'] },
    },
    durationControl('days'),
    durationControl('hours'),
    { ...durationControl('minutes'), help: 'WIDGET.COUNTDOWN.TIMER_HELP' },
    {
      kind: 'choices',
      path: 'units',
      label: 'WIDGET.COUNTDOWN.UNITS',
      options: optionsOf('WIDGET.COUNTDOWN.UNIT', UNITS),
      placeholder: 'WIDGET.COUNTDOWN.UNITS_NONE',
    },
    {
      kind: 'text',
      path: 'delimiter',
      label: 'WIDGET.COUNTDOWN.DELIMITER',
      maxLength: MAX_DELIMITER,
    },
    {
      kind: 'select',
      path: 'on_end',
      label: 'WIDGET.COUNTDOWN.ON_END',
      options: optionsOf('WIDGET.COUNTDOWN.ON_END', END_ACTIONS),
    },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.COUNTDOWN.LINK',
      when: { path: 'on_end', is: ['redirect'] },
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'select',
          path: 'labels',
          label: 'WIDGET.COUNTDOWN.LABELS',
          options: optionsOf('WIDGET.COUNTDOWN.LABELS', [null, ...LABEL_POSITIONS]),
        },
        { ...pixels, path: 'gap', label: 'WIDGET.COUNTDOWN.GAP', min: 0, max: 100 },
        { ...pixels, path: 'padding', label: 'WIDGET.COUNTDOWN.PADDING', min: 0, max: 100 },
      ],
      typography: [
        {
          ...pixels,
          path: 'number_size',
          label: 'WIDGET.COUNTDOWN.NUMBER_SIZE',
          min: 10,
          max: 200,
          perDevice: true,
        },
        { ...pixels, path: 'label_size', label: 'WIDGET.COUNTDOWN.LABEL_SIZE', min: 8, max: 60 },
        ...fontControls,
        {
          kind: 'color',
          path: 'number_color',
          label: 'WIDGET.COUNTDOWN.NUMBER_COLOR',
          hoverPath: 'hover.number_color',
          textSelector: '.moto-countdown-number',
        },
        {
          kind: 'color',
          path: 'label_color',
          label: 'WIDGET.COUNTDOWN.LABEL_COLOR',
          hoverPath: 'hover.label_color',
          textSelector: '.moto-countdown-label',
        },
        { kind: 'color', path: 'delimiter_color', label: 'WIDGET.COUNTDOWN.DELIMITER_COLOR' },
      ],
      background: [
        {
          kind: 'color',
          path: 'background_color',
          label: 'WIDGET.OPTION.BACKGROUND',
          hoverPath: 'hover.background_color',
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
  placeholder: { path: 'event', label: 'WIDGET.COUNTDOWN.EMPTY', isFilledOtherwise: true },
});
