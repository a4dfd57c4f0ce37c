import { ColorPicker, SegmentedControl } from '@mantine/core';
import { useEyeDropper } from '@mantine/hooks';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconColorPicker } from '@tabler/icons-react';
import { hexOf } from '../../canvas/contrast/css-color.ts';
import { useScrub } from '../../core/history/use-scrub.ts';
import { ColorChannelFields } from './color-channels.tsx';
import { useColorFormat, WRITTEN_FORMATS, type WrittenFormat } from './color-format.ts';
import { HexField } from './hex-field.tsx';

const ALPHA_HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;

/** Without the alpha of opaque colors. */
const shortHex = (hex: string): string => hex.toLowerCase().replace(/^(#.{6})ff$/, '$1');

type ColorAreaProps = {
  /** The color in hex. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly hasAlpha: boolean;
};

/** A color by field, hue, and alpha. */
export function ColorArea({ value, onChange, hasAlpha }: ColorAreaProps) {
  const t = useT();
  const startScrub = useScrub();
  return (
    <div className="pl-color-field" onPointerDownCapture={startScrub}>
      <ColorPicker
        fullWidth
        size="sm"
        format={hasAlpha ? 'hexa' : 'hex'}
        value={value}
        onChange={onChange}
        saturationLabel={t('EDITOR.COLOR.FIELD')}
        hueLabel={t('EDITOR.COLOR.HUE')}
        alphaLabel={t('EDITOR.COLOR.ALPHA')}
      />
    </div>
  );
}

type CustomColorProps = {
  /** The color to start from, as computed CSS or hex. */
  readonly css: string;
  readonly onChange: (hex: string) => void;
};

/** A color by field, hue, alpha, from the screen, or written as hex, RGB, or HSL. */
export function CustomColor({ css, onChange }: CustomColorProps) {
  const t = useT();
  const [format, setFormat] = useColorFormat();
  const value = shortHex(hexOf(css) ?? css);
  const change = (next: string) => {
    if (!ALPHA_HEX.test(next)) return;
    const hex = shortHex(next);
    if (hex !== value) onChange(hex);
  };
  const isHex = ALPHA_HEX.test(value);
  return (
    <>
      <ColorArea value={value} onChange={change} hasAlpha />
      <div className="pl-color-formats">
        <SegmentedControl
          size="xs"
          value={format}
          aria-label={t('EDITOR.COLOR.FORMAT')}
          data={WRITTEN_FORMATS.map((each) => ({
            value: each,
            label: t(`EDITOR.COLOR.FORMAT.${keyPart(each)}`),
          }))}
          onChange={(next) => setFormat(next as WrittenFormat)}
          data-testid="color-format"
        />
        {format === 'hex' ? (
          <HexField
            hasAlpha
            aria-label={t('EDITOR.COLOR.CUSTOM')}
            value={isHex ? value : ''}
            onChange={change}
            data-testid="color-hex"
          />
        ) : (
          <ColorChannelFields
            key={format}
            format={format}
            value={isHex ? value : '#000000'}
            onChange={change}
          />
        )}
        <ScreenColor onChange={change} />
      </div>
    </>
  );
}

/** Picks a color from the screen, in browsers that can. */
export function ScreenColor({ onChange }: { readonly onChange: (hex: string) => void }) {
  const t = useT();
  const { supported, open } = useEyeDropper();
  if (!supported) return null;
  const pick = async () => {
    // Rejects when the user cancels.
    const picked = await open().catch(() => undefined);
    if (picked) onChange(picked.sRGBHex);
  };
  return (
    <IconButton
      size={28}
      label={t('EDITOR.COLOR.EYE_DROPPER')}
      icon={<IconColorPicker size={16} />}
      onClick={() => void pick()}
      data-testid="eyedropper"
    />
  );
}
