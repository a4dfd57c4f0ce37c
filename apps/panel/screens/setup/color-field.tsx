import { Button, ColorSwatch, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  type ColorTheme,
  colorRoles,
  contrastRatio,
  nearestContrast,
  resolveColor,
} from '@plinth/model';
import { useLogoColors } from './logo-colors.ts';

/** WCAG's minimum contrast of buttons on their background. */
const MIN_CONTRAST = 3;

type ColorFieldProps = {
  /** Undefined while it loads. */
  readonly theme: ColorTheme | undefined;
  /** Empty: the starter's color. */
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly logoUrl: string | null;
  readonly inputProps: object;
};

/** The site's main color, with suggestions from the logo. */
export const ColorField = ({ theme, value, onChange, logoUrl, inputProps }: ColorFieldProps) => {
  const t = useT();
  const suggested = useLogoColors(logoUrl);
  const background = theme && resolveColor(theme, colorRoles(theme).bg);
  const clearer =
    value !== '' && background && contrastRatio(value, background) < MIN_CONTRAST
      ? nearestContrast(value, { background, ratio: MIN_CONTRAST })
      : null;
  return (
    <div>
      <TextInput
        type="color"
        className="setup-color"
        label={t('SETUP.FACTS.COLOR')}
        description={t('SETUP.FACTS.COLOR_HINT')}
        {...inputProps}
        value={value || (theme?.main[0] ?? '#000000')}
      />
      {/* Always there, so that nothing moves once an upload ends. */}
      <Group className="setup-suggested" gap="xs" mt="xs">
        {logoUrl === null && <Text size="sm">{t('SETUP.FACTS.LOGO_COLORS_NONE')}</Text>}
        {suggested.length > 0 && (
          <Group gap="xs" role="group" aria-label={t('SETUP.FACTS.LOGO_COLORS')}>
            <Text size="sm">{t('SETUP.FACTS.LOGO_COLORS')}</Text>
            {suggested.map((color) => (
              <UnstyledButton
                key={color}
                className="setup-swatch"
                aria-label={color}
                aria-pressed={color === value}
                onClick={() => onChange(color)}
              >
                <ColorSwatch color={color} size={32} />
              </UnstyledButton>
            ))}
          </Group>
        )}
      </Group>
      {clearer && (
        <Group gap="xs" mt="xs" role="status">
          <Text size="sm">{t('SETUP.FACTS.COLOR_PALE')}</Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<ColorSwatch color={clearer} size={16} />}
            onClick={() => onChange(clearer)}
          >
            {t('SETUP.FACTS.COLOR_USE', { color: clearer })}
          </Button>
        </Group>
      )}
    </div>
  );
};
