import {
  DEVICE_FACTS,
  DEVICES,
  type Device,
  PADDING,
  SPACING_SIDES,
  SPACING_SIZES,
  spacingClass,
} from '@plinth/model';
import { ALIGNMENTS } from '../options/common.ts';
import { deviceSuffix } from './classes.ts';

/**
 * Utility classes for per-device settings: spacing, alignment, visibility, and column widths. Pages
 * include only the utilities they use, and the canvas includes all.
 */
export type Utility = {
  readonly className: string;
  /** Null: `css` contains its own media query. */
  readonly device: Device | null;
  readonly css: string;
};

const JUSTIFY = {
  auto: 'inherit',
  left: 'flex-start',
  center: 'center',
  right: 'flex-end',
} as const;

const utility = (className: string, device: Device, declarations: string): Utility => ({
  className,
  device,
  css: `.${className}{${declarations}}`,
});

const alignments = (device: Device): readonly Utility[] =>
  ALIGNMENTS.map((align) =>
    utility(
      `moto-align-${align}${deviceSuffix(device)}`,
      device,
      `text-align:${align === 'auto' ? 'inherit' : align};--moto-justify:${JUSTIFY[align]}`,
    ),
  );

/** Stacks the columns of a row. Column widths for the same device come later and override it. */
const stacking = (device: Device): readonly Utility[] => {
  if (device === 'desktop') return [];
  const className = `moto-row-stack${deviceSuffix(device)}`;
  const css = `.${className}>*{--moto-span:12}.${className}.moto-row-reverse{flex-flow:column-reverse}`;
  return [{ className, device, css }];
};

const columns = (device: Device): readonly Utility[] =>
  Array.from({ length: 12 }, (_, index) =>
    utility(`moto-column-${index + 1}${deviceSuffix(device)}`, device, `--moto-span:${index + 1}`),
  );

/**
 * Visibility applies to a single device, so its media queries are ranges. The doubled class and the
 * last position keep other rules from overriding it.
 */
const hidden = (device: Device, index: number): Utility => {
  const { maxWidth, slug } = DEVICE_FACTS[device];
  const smaller = DEVICES[index + 1];
  const range = [
    ...(smaller === undefined
      ? []
      : [`(min-width:${(DEVICE_FACTS[smaller].maxWidth ?? 0) + 0.02}px)`]),
    ...(maxWidth === null ? [] : [`(max-width:${maxWidth}px)`]),
  ].join(' and ');
  const className = `moto-hidden-on_${slug}`;
  return {
    className,
    device: null,
    css: `@media ${range}{.moto-widget.${className}{display:none}}`,
  };
};

/** In cascade order: larger devices first. */
export const UTILITIES: readonly Utility[] = [
  ...DEVICES.flatMap((device) => [...alignments(device), ...stacking(device), ...columns(device)]),
  ...DEVICES.map(hidden),
];

/**
 * Padding, in cascade order. In the cascade layer of the design, because presets override it. `auto`
 * leaves the padding to the widget.
 */
export const SPACINGS: readonly Utility[] = DEVICES.flatMap((device) =>
  SPACING_SIDES.flatMap((side) =>
    SPACING_SIZES.map((size) =>
      utility(spacingClass(side, size, device), device, `padding-${side}:${PADDING[size]}`),
    ),
  ),
);
