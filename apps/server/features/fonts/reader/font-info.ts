import type { FontFace } from '@plinth/model';

/** What a font file says about itself. Lengths are in em. */
export type FontInfo = {
  /** As in the file; may contain any characters. */
  readonly family: string;
  readonly weights: FontFace['weights'];
  readonly style: FontFace['style'];
  /** Code points. */
  readonly characters: readonly number[];
  readonly kind: 'sans' | 'serif' | 'mono';
  readonly ascent: number;
  readonly descent: number;
  readonly line_gap: number;
  /** Widths of `SAMPLE_TEXT` at weights 400 and 700, or the nearest. Null without Latin letters. */
  readonly widths: { readonly regular: number; readonly bold: number } | null;
  /** Whether the license bits allow embedding. */
  readonly isEmbeddable: boolean;
};

/** English prose, whose letters are about as frequent as on pages. */
export const SAMPLE_TEXT =
  'A good page tells visitors at once what you offer, where they find you, and how to get in touch. Everything else can wait until somebody asks for it. We answer the phone from Monday to Friday, and our prices include just about every extra job, big or small, which makes a quote quick to read.';
