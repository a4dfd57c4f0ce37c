import { Button, ColorInput, ColorSwatch, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  type ColorTheme,
  colorRoles,
  contrastRatio,
  hexColor,
  nearestContrast,
  resolveColor,
  withPrimaryColor,
} from '@plinth/model';
import { type ReactNode, useState } from 'react';
import { type ColorPair, ColorSuggestions } from './color-suggestions.tsx';

/** WCAG's minimum contrast of buttons on their background. */
const MIN_CONTRAST = 3;

type ColorFieldProps = {
  readonly theme: ColorTheme;
  /** Empty: the starter's colors. */
  readonly value: ColorPair;
  readonly onChange: (pair: ColorPair) => void;
  readonly logoUrl: string | null;
  readonly error: ReactNode;
};

type HexInputProps = {
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly error: ReactNode;
};

/** A color picked or typed. What isn't a color yet stays as typed. */
const HexInput = ({ value, onChange, error }: HexInputProps) => {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const hex = hexColor(text);
    setTyped(hex === null || hex !== text.toLowerCase() ? text : null);
    if (hex !== null) onChange(hex);
  };
  return (
    <ColorInput
      size="md"
      className="setup-color"
      label={t('SETUP.FACTS.COLOR')}
      description={t('SETUP.FACTS.COLOR_HINT')}
      format="hex"
      fixOnBlur={false}
      value={typed ?? value}
      onChange={change}
      onBlur={() => setTyped(null)}
      error={error}
      withEyeDropper={false}
      // The notice below the field stays visible.
      popoverProps={{ position: 'top-start', width: 240 }}
    />
  );
};

/** The site's main color, with suggestions from the logo and the starter. */
export const ColorField = ({ theme, value, onChange, logoUrl, error }: ColorFieldProps) => {
  const t = useT();
  const [starterColor = '#000000'] = theme.main;
  const color = value.color || starterColor;
  const background = resolveColor(theme, colorRoles(theme).bg);
  const clearer =
    background && contrastRatio(color, background) < MIN_CONTRAST
      ? nearestContrast(color, { background, ratio: MIN_CONTRAST })
      : null;
  return (
    <div className="setup-colors">
      <HexInput
        value={color}
        error={error}
        onChange={(next) => onChange({ color: next, accent: '' })}
      />
      {clearer && (
        <Group gap="xs" role="status">
          <Text size="sm">{t('SETUP.FACTS.COLOR_PALE')}</Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<ColorSwatch color={clearer} size={16} />}
            onClick={() => onChange({ ...value, color: clearer })}
          >
            {t('SETUP.FACTS.COLOR_USE', { color: clearer })}
          </Button>
        </Group>
      )}
      <ColorSuggestions
        theme={theme}
        value={{ ...value, color }}
        onChange={onChange}
        logoUrl={logoUrl}
        minContrast={MIN_CONTRAST}
        accentOf={(main) => withPrimaryColor(theme, main).main[1] ?? main}
      />
    </div>
  );
};
