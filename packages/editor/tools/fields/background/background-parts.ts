import type { PropertyValue } from '@plinth/model';

export type Background = { readonly [name: string]: PropertyValue };

export type PartProps = {
  readonly background: Background;
  /** undefined removes a field. */
  readonly change: (parts: { readonly [name: string]: PropertyValue | undefined }) => void;
  readonly labelId: string;
  /** Whether an image without a position is cropped around its focal point. */
  readonly hasFocus: boolean;
  /** Whether it has an element of its own, which videos and parallax need. */
  readonly hasLayer: boolean;
};

export const BACKGROUND_KINDS = ['none', 'color', 'gradient', 'image', 'video', 'preset'] as const;
/** Those of what is over the color of a widget, see `fillOption`. */
export const FILL_KINDS = ['none', 'gradient', 'image', 'preset'] as const;
export type BackgroundKind = (typeof BACKGROUND_KINDS)[number];

/** The main kind of a background; the other kinds may have a color behind them. */
export function kindOf(background: Background): BackgroundKind {
  if (background.preset !== undefined) return 'preset';
  if (background.video_id !== undefined) return 'video';
  if (background.image_id !== undefined) return 'image';
  if (background.gradient !== undefined) return 'gradient';
  return background.color === undefined ? 'none' : 'color';
}

const PICTURE = ['size', 'position', 'repeat', 'is_fixed', 'is_parallax', 'overlay'];

/** Fields to remove when a kind is chosen. */
export const FIELDS_TO_CLEAR: Record<BackgroundKind, readonly string[]> = {
  none: [],
  color: ['gradient', 'image_id', 'video_id', 'preset', ...PICTURE],
  gradient: ['image_id', 'video_id', 'preset', ...PICTURE],
  image: ['gradient', 'video_id', 'preset'],
  video: ['gradient', 'preset', ...PICTURE.filter((field) => field !== 'overlay')],
  preset: ['color', 'gradient', 'image_id', 'video_id', ...PICTURE],
};

/** A background without some of its fields. */
const without = (background: Background, names: readonly string[]): Background =>
  Object.fromEntries(Object.entries(background).filter(([name]) => !names.includes(name)));

const NEW_GRADIENT = { angle: 180, from: 'color1', to: 'color1_5' };

/** A background with what a kind needs, and without the fields of other kinds. */
export const withParts = (
  background: Background,
  kind: BackgroundKind,
  parts: Parameters<PartProps['change']>[0],
): Background =>
  Object.fromEntries(
    Object.entries({ ...without(background, FIELDS_TO_CLEAR[kind]), ...parts }).filter(
      (entry): entry is [string, PropertyValue] => entry[1] !== undefined,
    ),
  );

const NEW_COLOR = 'surface';

const partOf = (value: PropertyValue | undefined): Background =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Background) : {};

/** The color that a background has when it becomes one: that which is seen now, if there is one. */
const firstColor = ({ color, gradient, overlay }: Background): PropertyValue =>
  partOf(gradient).from ?? color ?? partOf(overlay).color ?? NEW_COLOR;

function partsOf(background: Background, kind: BackgroundKind): Background {
  if (kind === 'color') return { color: firstColor(background) };
  if (kind !== 'gradient') return {};
  const { color } = background;
  return { gradient: { ...NEW_GRADIENT, ...(color !== undefined && { from: color }) } };
}

/** A background changed to a kind; null if the owner has to choose a file or a style first. */
export function asKind(background: Background, kind: BackgroundKind): Background | null {
  if (kind === 'none') return {};
  const next = withParts(background, kind, partsOf(background, kind));
  return kindOf(next) === kind ? next : null;
}
