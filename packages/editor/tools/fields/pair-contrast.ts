import { blend, contrastRatio } from '@plinth/model';
import { isOpaque } from '../../canvas/contrast/css-color.ts';
import type { ContrastPair } from './color-picker-props.ts';

type Pair = { readonly text: string; readonly background: string; readonly ratio: number };

/**
 * A picked color with the one of the others from which it's hardest to tell; null if nothing is known
 * about what is visible through it.
 */
export function pairContrast(picked: string, { picks, others, behind }: ContrastPair): Pair | null {
  const below = isOpaque(picked) ? [picked] : behind;
  const backgrounds =
    picks === 'text' ? others : below.map((color) => blend(picked, color).slice(0, 7));
  const texts = picks === 'text' ? [picked] : others;
  return backgrounds
    .flatMap((background) =>
      texts.map((text) => ({ text, background, ratio: contrastRatio(text, background) })),
    )
    .reduce<Pair | null>(
      (worst, pair) => (worst && worst.ratio <= pair.ratio ? worst : pair),
      null,
    );
}
