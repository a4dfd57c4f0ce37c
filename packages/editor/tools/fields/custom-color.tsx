import { ColorInput, ColorPicker } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { hexOf } from '../../canvas/contrast/background-color.ts';
import { useScrub } from '../../core/history/use-scrub.ts';

const ALPHA_HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;

/** Without the alpha of opaque colors. */
const shortHex = (hex: string): string => hex.toLowerCase().replace(/^(#.{6})ff$/, '$1');

type CustomColorProps = {
  /** The color to start from, as computed CSS or hex. */
  readonly css: string;
  readonly onChange: (hex: string) => void;
  /** Colors of the theme have no alpha. */
  readonly hasAlpha?: boolean;
};

/** A color by field, hue, alpha, and hex value. */
export function CustomColor({ css, onChange, hasAlpha = true }: CustomColorProps) {
  const t = useT();
  const startScrub = useScrub();
  const value = shortHex(hexOf(css) ?? css);
  const change = (next: string) => {
    if (!ALPHA_HEX.test(next)) return;
    const hex = shortHex(next);
    if (hex !== value) onChange(hex);
  };
  return (
    <>
      <div className="pl-color-field" onPointerDownCapture={startScrub}>
        <ColorPicker
          fullWidth
          size="sm"
          format={hasAlpha ? 'hexa' : 'hex'}
          value={value}
          onChange={change}
          saturationLabel={t('EDITOR.COLOR.FIELD')}
          hueLabel={t('EDITOR.COLOR.HUE')}
          alphaLabel={t('EDITOR.COLOR.ALPHA')}
        />
      </div>
      <ColorInput
        size="xs"
        format={hasAlpha ? 'hexa' : 'hex'}
        withPicker={false}
        label={t('EDITOR.COLOR.CUSTOM')}
        value={value.startsWith('#') ? value : ''}
        placeholder="#0b6e7f"
        onChange={change}
        eyeDropperButtonProps={{ 'aria-label': t('EDITOR.COLOR.EYE_DROPPER') }}
      />
    </>
  );
}
