/** Messages to and from the image process. */
import type { ImageEdits } from '@plinth/model';
import type { Recording } from '../content/recording.ts';
import type { CleanSvg } from './svg.ts';

/** Maximum WebP side length in px. */
export const MAX_SIDE = 16_383;

/** 50 megapixels: the maximum size of a decoded image. */
export const MAX_PIXELS = 50_000_000;

export type Output = {
  readonly file: string;
  readonly format: 'webp' | 'avif' | 'jpeg';
  /**
   * Fits into `width` × `height` px without enlargement. Without `height`, only the width is
   * limited.
   */
  readonly width: number;
  readonly height?: number;
};

export type InspectTask = { readonly kind: 'inspect'; readonly source: string };
export type RenditionTask = {
  readonly kind: 'make';
  readonly source: string;
  readonly outputs: readonly Output[];
};
/** Draws an SVG that the server made, with an image of the site on it, as PNG. */
export type DrawTask = {
  readonly kind: 'draw';
  readonly svg: string;
  readonly logo: PlacedLogo | null;
};
export type PlacedLogo = {
  readonly data: Uint8Array;
  /** The image is fitted into the box, to its left. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** The color behind the image, `#rrggbb`. */
  readonly ground: string;
  /** The color of a plate behind images that hardly differ from the ground, `#rrggbb`. */
  readonly plate: string;
};
/** Joins the square tiles of a map to a PNG. */
export type JoinTask = {
  readonly kind: 'join';
  readonly tiles: readonly {
    readonly data: Uint8Array;
    /** px. Less than `size` outside the picture. */
    readonly left: number;
    readonly top: number;
  }[];
  /** Side length of a tile in px. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** The color where there's no tile, `#rrggbb`. */
  readonly ground: string;
};
/** Removes active content from an SVG. */
export type CleanTask = { readonly kind: 'clean'; readonly text: string };
/** Reads the metadata of an audio or video file. */
export type MeasureTask = { readonly kind: 'measure'; readonly source: string };
/** Writes the cover of an audio or video file to a file. */
export type CoverTask = { readonly kind: 'cover'; readonly source: string; readonly file: string };
/** Writes the edited image in the format of its source. */
export type EditTask = {
  readonly kind: 'edit';
  readonly source: string;
  readonly file: string;
  readonly edits: ImageEdits;
};
export type Task =
  | InspectTask
  | RenditionTask
  | DrawTask
  | JoinTask
  | CleanTask
  | MeasureTask
  | CoverTask
  | EditTask;

/** What a task results in, by its kind. */
export type Results = {
  readonly inspect: ImageInfo;
  readonly make: null;
  readonly draw: Uint8Array;
  readonly join: Uint8Array;
  readonly clean: CleanSvg | null;
  readonly measure: Recording;
  readonly cover: ImageSize | null;
  readonly edit: null;
};
export type Result = Results[Task['kind']];

export type ImageSize = { readonly width: number; readonly height: number };

/** Dimensions after EXIF rotation. */
export type ImageInfo = ImageSize & {
  readonly isAnimated: boolean;
  /** In print colors, which not all programs show right. */
  readonly isPrint: boolean;
  /** Exceeds the pixel limit and was not decoded. */
  readonly isTooLarge: boolean;
};

export type Request = { readonly id: number; readonly task: Task };
export type Reply =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string; readonly code?: string | undefined };
