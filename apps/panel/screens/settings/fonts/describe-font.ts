import { keyPart, type Translate } from '@plinth/i18n';
import { chosenFaces, type FontFace, type FontSubset } from '@plinth/model';

/** `400-700-italic` as read by people. */
export const styleText = (t: Translate, style: string): string => {
  const weights = style.replace('-italic', '').replace('-', '–');
  return style.endsWith('-italic') ? t('MODULE.FONTS.ITALIC', { weights }) : weights;
};

export const subsetText = (t: Translate, subset: FontSubset): string =>
  t(`MODULE.FONTS.SUBSET.${keyPart(subset)}`);

type Chosen = Parameters<typeof chosenFaces>[1] & { readonly faces: readonly FontFace[] };

/** Bytes of the chosen files, or null if the size of one is unknown. */
export const fontSize = ({ faces, ...chosen }: Chosen): number | null => {
  const sizes = chosenFaces(faces, chosen).map(({ size }) => size);
  return sizes.reduce<number | null>(
    (sum, size) => (sum === null || size === undefined ? null : sum + size),
    0,
  );
};
