import type { PropertyValue } from '@plinth/model';

export type Background = { readonly [name: string]: PropertyValue };

export type PartProps = {
  readonly background: Background;
  /** undefined removes a field. */
  readonly change: (parts: { readonly [name: string]: PropertyValue | undefined }) => void;
  readonly labelId: string;
};

export const BACKGROUND_KINDS = ['none', 'color', 'gradient', 'image', 'video', 'preset'] as const;
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
  video: ['gradient', 'preset', 'repeat', 'size', 'position'],
  preset: ['color', 'gradient', 'image_id', 'video_id', ...PICTURE],
};
