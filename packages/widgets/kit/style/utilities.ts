import { DEVICE_FACTS, DEVICES, type Device } from '@plinth/model';
import { ALIGNMENTS } from '../options/common.ts';
import { deviceSuffix } from './classes.ts';

/**
 * The rules behind the classes that stand for per-device choices (alignment, visibility, column
 * widths; spacing is the site's own). A page carries only those it uses, the canvas all of them.
 */
export type Utility = {
  readonly className: string;
  /** null: the rule brings its own media query. */
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

/** Rows stack below a device; a width that a column has of its own there stands after and wins. */
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
 * Visibility holds for one device alone, so its media queries are ranges. Two classes and the last
 * place, so that no other rule shows what is hidden.
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

/** In the order in which they must stand: larger devices first. */
export const UTILITIES: readonly Utility[] = [
  ...DEVICES.flatMap((device) => [...alignments(device), ...stacking(device), ...columns(device)]),
  ...DEVICES.map(hidden),
];
