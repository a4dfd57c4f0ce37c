import { useT } from '@plinth/i18n/react';
import { ImagePalettes } from '../../palettes/image-palettes.tsx';

/** Palettes from the logo or an image, as a part of the editor's theme panel. */
export const ImagePalettesPart = () => {
  const t = useT();
  return (
    <section>
      <h3>{t('MODULE.DESIGN.COLORS.FROM_IMAGE')}</h3>
      <p className="pl-theme-hint">{t('MODULE.DESIGN.COLORS.FROM_IMAGE_HINT')}</p>
      <ImagePalettes />
    </section>
  );
};
