import { BORDER_SIDES, BORDER_STYLES, TONES } from '../options/box.ts';
import { STICKY_DIRECTIONS, STICKY_MODES } from '../options/sticky.ts';
import { optionsOf } from './common-groups.ts';
import type { Control, DesignGroup } from './control.ts';

type Controls = { readonly [G in DesignGroup]?: readonly Control[] };

const whenBorder = { path: 'border.width', isAbove: 0 };

/** Border controls, with the path of the hover color if there is one. */
export const borderControls = (hoverColorPath?: string): readonly Control[] => [
  {
    kind: 'number',
    path: 'border.width',
    label: 'WIDGET.OPTION.BORDER_WIDTH',
    min: 0,
    max: 50,
    unit: 'px',
    isOptional: true,
  },
  {
    kind: 'select',
    path: 'border.style',
    label: 'WIDGET.OPTION.BORDER_STYLE',
    options: optionsOf('WIDGET.BORDER_STYLE', [null, ...BORDER_STYLES]),
    when: whenBorder,
  },
  {
    kind: 'color',
    path: 'border.color',
    label: 'WIDGET.OPTION.BORDER_COLOR',
    when: whenBorder,
    ...(hoverColorPath === undefined ? {} : { hoverPath: hoverColorPath }),
  },
  {
    kind: 'select',
    path: 'border.side',
    label: 'WIDGET.OPTION.BORDER_SIDE',
    options: optionsOf('WIDGET.BORDER_SIDE', BORDER_SIDES),
    when: whenBorder,
  },
  {
    kind: 'number',
    path: 'border.radius',
    label: 'WIDGET.OPTION.RADIUS',
    min: 0,
    max: 500,
    unit: 'px',
    isOptional: true,
  },
];

/** Controls for `boxOptions`, by group. */
export const boxControls: Controls = {
  layout: [
    {
      kind: 'length',
      path: 'min_height',
      label: 'WIDGET.OPTION.MIN_HEIGHT',
      units: ['px', 'vh'],
      perDevice: true,
      isOptional: true,
    },
  ],
  background: [
    {
      kind: 'segmented',
      path: 'tone',
      label: 'WIDGET.OPTION.TONE',
      options: optionsOf('WIDGET.TONE', TONES),
    },
    { kind: 'background', path: 'background', label: 'WIDGET.OPTION.FILL' },
    {
      kind: 'color',
      path: 'hover.background_color',
      label: 'WIDGET.OPTION.HOVER_BACKGROUND',
      isHoverOnly: true,
    },
  ],
  border: borderControls('hover.border_color'),
  shadow: [
    { kind: 'shadow', path: 'shadow', label: 'WIDGET.OPTION.SHADOW', hoverPath: 'hover.shadow' },
  ],
};

const whenSticky = { path: 'sticky.is_on', is: [true] };

/** Controls for `stickyOption`. */
export const stickyControls: Controls = {
  sticky: [
    { kind: 'switch', path: 'sticky.is_on', label: 'WIDGET.OPTION.STICKY' },
    {
      kind: 'select',
      path: 'sticky.mode',
      label: 'WIDGET.OPTION.STICKY_MODE',
      options: optionsOf('WIDGET.STICKY_MODE', STICKY_MODES),
      when: whenSticky,
    },
    {
      kind: 'segmented',
      path: 'sticky.direction',
      label: 'WIDGET.OPTION.STICKY_DIRECTION',
      options: optionsOf('WIDGET.STICKY_DIRECTION', STICKY_DIRECTIONS),
      when: whenSticky,
    },
    {
      kind: 'number',
      path: 'sticky.offset',
      label: 'WIDGET.OPTION.STICKY_OFFSET',
      min: 0,
      max: 500,
      unit: 'px',
      when: whenSticky,
    },
    {
      kind: 'switch',
      path: 'sticky.is_hidden_initially',
      label: 'WIDGET.OPTION.STICKY_HIDDEN',
      when: whenSticky,
    },
    {
      kind: 'switch',
      path: 'sticky.is_off_on_mobile',
      label: 'WIDGET.OPTION.STICKY_OFF_ON_MOBILE',
      when: whenSticky,
    },
  ],
};
