import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, colorRoles, nearestContrast, resolveColor } from '@plinth/model';
import { PRESETS } from './color-presets.ts';
import { useLogoColors } from './logo-colors.ts';

/** A main color and an accent. */
export type ColorPair = { readonly color: string; readonly accent: string };

/** Pairs of a logo's colors, in both orders. A single color has an accent that follows it. */
export const logoPairs = ([first, second]: readonly string[]): readonly ColorPair[] => {
  if (first === undefined) return [];
  if (second === undefined) return [{ color: first, accent: '' }];
  return [
    { color: first, accent: second },
    { color: second, accent: first },
  ];
};

type SwatchProps = {
  readonly label: string;
  readonly shown: ColorPair;
  readonly isChosen: boolean;
  readonly onClick: () => void;
};

const Swatch = ({ label, shown, isChosen, onClick }: SwatchProps) => (
  <UnstyledButton
    className="setup-swatch"
    aria-label={label}
    aria-pressed={isChosen}
    data-tip={label}
    data-tip-on-focus
    style={{
      background: `linear-gradient(90deg, ${shown.color} 66%, ${shown.accent} 66%)`,
    }}
    onClick={onClick}
  />
);

type ColorSuggestionsProps = {
  readonly theme: ColorTheme;
  readonly value: ColorPair;
  readonly onChange: (pair: ColorPair) => void;
  readonly logoUrl: string | null;
  /** The contrast with the page that each main color has. */
  readonly minContrast: number;
  /** The accent of a main color that has none of its own. */
  readonly accentOf: (color: string) => string;
};

/** Colors of the uploaded logo, and others that suit the starter. */
export const ColorSuggestions = (props: ColorSuggestionsProps) => {
  const { theme, value, onChange, logoUrl, minContrast, accentOf } = props;
  const t = useT();
  const background = resolveColor(theme, colorRoles(theme).bg) ?? '#ffffff';
  const readable = (pair: ColorPair): ColorPair => ({
    ...pair,
    color: nearestContrast(pair.color, { background, ratio: minContrast }),
  });
  const swatch = (label: string, pair: ColorPair) => (
    <Swatch
      key={`${pair.color}${pair.accent}`}
      label={label}
      shown={{ color: pair.color, accent: pair.accent || accentOf(pair.color) }}
      isChosen={pair.color === value.color && pair.accent === value.accent}
      onClick={() => onChange(pair)}
    />
  );
  const fromLogo = logoPairs(useLogoColors(logoUrl)).map(readable);
  const [starterColor = ''] = theme.main;
  return (
    <>
      {/* Always there, so that nothing moves once an upload ends. */}
      <fieldset className="setup-swatches">
        <legend>{t('SETUP.FACTS.LOGO_COLORS')}</legend>
        {fromLogo.length === 0 && <span>{t('SETUP.FACTS.LOGO_COLORS_NONE')}</span>}
        {fromLogo.map((pair) =>
          swatch(
            pair.accent === ''
              ? pair.color
              : t('SETUP.FACTS.COLOR_PAIR', { color: pair.color, accent: pair.accent }),
            pair,
          ),
        )}
      </fieldset>
      <fieldset className="setup-swatches">
        <legend>{t('SETUP.FACTS.PRESETS')}</legend>
        {swatch(t('SETUP.FACTS.PRESET.STARTER'), { color: starterColor, accent: '' })}
        {PRESETS.map(({ name, color }) =>
          swatch(t(`SETUP.FACTS.PRESET.${keyPart(name)}`), readable({ color, accent: '' })),
        )}
      </fieldset>
    </>
  );
};
