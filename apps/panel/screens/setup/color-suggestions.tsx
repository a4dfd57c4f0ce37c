import { UnstyledButton } from '@mantine/core';
import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  type ColorTheme,
  colorRoles,
  colorWords,
  PALETTES,
  paletteName,
  resolveColor,
  sameValue,
} from '@plinth/model';
import { type ColorChoice, chosenColors, ownColors } from '../../palettes/color-choice.ts';
import { useLogoColors } from '../../palettes/logo-colors.ts';
import { logoPairs, readableColor } from '../../palettes/logo-pairs.ts';

type SwatchProps = {
  readonly label: string;
  readonly colors: ColorTheme;
  readonly isChosen: boolean;
  readonly onClick: () => void;
};

const Swatch = ({ label, colors, isChosen, onClick }: SwatchProps) => {
  const [main, accent] = colors.main;
  return (
    <UnstyledButton
      className="setup-swatch"
      aria-label={label}
      aria-pressed={isChosen}
      data-tip={label}
      data-tip-on-focus
      style={{ background: `linear-gradient(90deg, ${main} 66%, ${accent} 66%)` }}
      onClick={onClick}
    />
  );
};

type ColorSuggestionsProps = {
  readonly theme: ColorTheme;
  readonly value: ColorChoice;
  readonly onChange: (choice: ColorChoice) => void;
  readonly logoUrl: string | null;
  /** The contrast with the page that each main color has. */
  readonly minContrast: number;
};

/** “Dark green”. */
const spoken = (t: Translate, hex: string): string => {
  const { word, shade } = colorWords(hex);
  const color = t(`SETUP.COLOR_WORD.${keyPart(word)}`);
  return shade === null ? color : t(`SETUP.COLOR_SHADE.${keyPart(shade)}`, { color });
};

/** “Dark green and gold”. */
const spokenPair = (t: Translate, { color, accent }: ColorChoice): string =>
  accent === ''
    ? spoken(t, color)
    : t('SETUP.FACTS.COLOR_PAIR', { color: spoken(t, color), accent: spoken(t, accent) });

/** The palettes of the editor, and colors of the uploaded logo. */
export const ColorSuggestions = (props: ColorSuggestionsProps) => {
  const { theme, value, onChange, logoUrl, minContrast } = props;
  const t = useT();
  const background = resolveColor(theme, colorRoles(theme).bg) ?? '#ffffff';
  const readable = (choice: ColorChoice): ColorChoice => ({
    ...choice,
    color: readableColor(choice.color, { background, ratio: minContrast }),
  });
  const swatch = (label: string, choice: ColorChoice) => (
    <Swatch
      key={JSON.stringify(choice)}
      label={label}
      colors={chosenColors(theme, choice)}
      isChosen={sameValue(choice, value)}
      onClick={() => onChange(choice)}
    />
  );
  const fromLogo = logoPairs(useLogoColors(logoUrl)).map(readable);
  const starter = paletteName(theme);
  const starterLabel = starter
    ? t(`COMMON.PALETTE.${keyPart(starter)}`)
    : t('SETUP.FACTS.PRESET.STARTER');
  const others = PALETTES.filter(({ main: [primary] }) => primary !== theme.main[0]);
  return (
    <>
      <fieldset className="setup-swatches">
        <legend>{t('SETUP.FACTS.PRESETS')}</legend>
        {swatch(starterLabel, ownColors(''))}
        {others.map(({ name }) =>
          swatch(t(`COMMON.PALETTE.${keyPart(name)}`), { ...ownColors(''), palette: name }),
        )}
      </fieldset>
      {/* Always there, so that nothing moves once an upload ends. */}
      <fieldset className="setup-swatches">
        <legend>{t('SETUP.FACTS.LOGO_COLORS')}</legend>
        {fromLogo.length === 0 && <span>{t('SETUP.FACTS.LOGO_COLORS_NONE')}</span>}
        {fromLogo.map((choice) => swatch(spokenPair(t, choice), choice))}
      </fieldset>
    </>
  );
};
