import type { MessageKey } from '@plinth/i18n';
import { BORDER_SIDES, BORDER_STYLES, TONES } from '../options/box.ts';
import { STICKY_DIRECTIONS, STICKY_MODES } from '../options/sticky.ts';
import { optionsOf } from './common-groups.ts';
import type { Control, DesignGroup } from './control.ts';

type Controls = { readonly [G in DesignGroup]?: readonly Control[] };

/** Border controls, with the path of the hover color. */
export const borderControls = (
  hoverColorPath = 'hover.border_color',
  path = 'border',
): readonly Control[] => {
  const whenBorder = { path: `${path}.width`, isAbove: 0 };
  return [
    {
      kind: 'number',
      path: `${path}.width`,
      label: 'WIDGET.OPTION.BORDER_WIDTH',
      synonyms: 'WIDGET.OPTION_SYNONYMS.BORDER_WIDTH',
      min: 0,
      max: 50,
      unit: 'px',
      isOptional: true,
    },
    {
      kind: 'select',
      path: `${path}.style`,
      label: 'WIDGET.OPTION.BORDER_STYLE',
      options: optionsOf('WIDGET.BORDER_STYLE', [null, ...BORDER_STYLES]),
      when: whenBorder,
    },
    {
      kind: 'color',
      path: `${path}.color`,
      label: 'WIDGET.OPTION.BORDER_COLOR',
      when: whenBorder,
      hoverPath: hoverColorPath,
    },
    {
      kind: 'select',
      path: `${path}.side`,
      label: 'WIDGET.OPTION.BORDER_SIDE',
      options: optionsOf('WIDGET.BORDER_SIDE', BORDER_SIDES),
      when: whenBorder,
    },
    {
      kind: 'number',
      path: `${path}.radius`,
      label: 'WIDGET.OPTION.RADIUS',
      synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
      min: 0,
      max: 500,
      unit: 'px',
      isOptional: true,
    },
  ];
};

/** The control of a shadow, normal and on hover. */
export const shadowControls = (path = 'shadow', hoverPath = 'hover.shadow'): readonly Control[] => [
  {
    kind: 'shadow',
    path,
    label: 'WIDGET.OPTION.SHADOW',
    synonyms: 'WIDGET.OPTION_SYNONYMS.SHADOW',
    hoverPath,
  },
];

/** The control for a `fillOption`. */
export const fillControl = (
  path = 'fill',
  label: MessageKey<'widgets'> = 'WIDGET.OPTION.IMAGE_FILL',
): Control => ({
  kind: 'background',
  path,
  label,
  synonyms: 'WIDGET.OPTION_SYNONYMS.IMAGE_FILL',
  isFill: true,
});

/** Shows the control of a color only where no background style brings its own. */
export const whenNoStyle = (path = 'fill') => ({ path: `${path}.preset`, is: [null] });

/** The background color of the part of a widget that looks like a box, also on hover. */
export const backgroundColorControl = {
  kind: 'color',
  path: 'background_color',
  label: 'WIDGET.OPTION.BACKGROUND',
  synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
  hoverPath: 'hover.background_color',
} as const satisfies Control;

const frameBackground = (
  color: MessageKey<'widgets'>,
  fill?: MessageKey<'widgets'>,
): readonly Control[] => [
  {
    kind: 'color',
    path: 'frame.background_color',
    label: color,
    synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
    hoverPath: 'frame.hover.background_color',
    when: whenNoStyle('frame.fill'),
  },
  fillControl('frame.fill', fill),
];

/** Controls for `areaOptions`. */
export const areaControls: Controls = {
  background: frameBackground('WIDGET.OPTION.AREA_BACKGROUND', 'WIDGET.OPTION.AREA_FILL'),
};

/** Controls for `frameOptions`, by group. */
export const frameControls: Controls = {
  background: frameBackground('WIDGET.OPTION.BACKGROUND'),
  border: borderControls('frame.hover.border_color', 'frame.border'),
  shadow: shadowControls('frame.shadow', 'frame.hover.shadow'),
};

/** Controls for `boxOptions`, by group. */
export const boxControls: Controls = {
  layout: [
    {
      kind: 'length',
      path: 'min_height',
      label: 'WIDGET.OPTION.MIN_HEIGHT',
      synonyms: 'WIDGET.OPTION_SYNONYMS.MIN_HEIGHT',
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
      synonyms: 'WIDGET.OPTION_SYNONYMS.TONE',
      options: optionsOf('WIDGET.TONE', TONES),
    },
    {
      kind: 'background',
      path: 'background',
      label: 'WIDGET.OPTION.FILL',
      synonyms: 'WIDGET.OPTION_SYNONYMS.FILL',
    },
    {
      kind: 'color',
      path: 'hover.background_color',
      label: 'WIDGET.OPTION.HOVER_BACKGROUND',
      synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
      isHoverOnly: true,
    },
  ],
  border: borderControls(),
  shadow: shadowControls(),
};

const whenSticky = { path: 'sticky.is_on', is: [true] };

/** Controls for `stickyOption`. */
export const stickyControls: Controls = {
  sticky: [
    {
      kind: 'switch',
      path: 'sticky.is_on',
      label: 'WIDGET.OPTION.STICKY',
      synonyms: 'WIDGET.OPTION_SYNONYMS.STICKY',
    },
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
