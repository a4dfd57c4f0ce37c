import { Button, ColorInput, ColorSwatch, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  type ColorTheme,
  colorRoles,
  contrastRatio,
  hexColor,
  nearestContrast,
  resolveColor,
} from '@plinth/model';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type ColorChoice, chosenColors, ownColors } from '../../palettes/color-choice.ts';
import { ColorSuggestions } from './color-suggestions.tsx';

/** WCAG's minimum contrast of buttons on their background. */
const MIN_CONTRAST = 3;

type ColorFieldProps = {
  readonly theme: ColorTheme;
  readonly value: ColorChoice;
  readonly onChange: (choice: ColorChoice) => void;
  readonly logoUrl: string | null;
  /** Called while what is typed isn't a color. */
  readonly onRefused: () => void;
  /** Called when the field is left. */
  readonly onLeave: () => void;
  readonly error: ReactNode;
};

type HexInputProps = Pick<ColorFieldProps, 'onRefused' | 'onLeave' | 'error'> & {
  readonly value: string;
  readonly onChange: (hex: string) => void;
};

/** What is typed, until the color changes elsewhere. */
type Draft = { readonly text: string; readonly of: string };

/** A color picked or typed. What isn't a color stays as typed. */
const HexInput = ({ value, onChange, onRefused, onLeave, error }: HexInputProps) => {
  const t = useT();
  const [latest, setDraft] = useState<Draft | null>(null);
  const draft = latest?.of === value ? latest : null;
  const [isOpen, setOpen] = useState(false);
  /** Whether the color was changed since the field got the focus. */
  const isChanged = useRef(false);
  const apply = () => {
    if (draft && hexColor(draft.text) !== null) setDraft(null);
    setOpen(false);
    isChanged.current = false;
    onLeave();
  };
  /** Enter applies a changed color, and only then leaves the step. Escape closes the picker. */
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && isChanged.current) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const change = (text: string) => {
    const hex = hexColor(text);
    isChanged.current = true;
    setDraft(hex === text.toLowerCase() ? null : { text, of: hex ?? value });
    if (hex === null) onRefused();
    else onChange(hex);
  };
  return (
    <ColorInput
      size="md"
      className="setup-color"
      label={t('SETUP.FACTS.COLOR')}
      description={t('SETUP.FACTS.COLOR_HINT')}
      format="hex"
      fixOnBlur={false}
      value={draft?.text ?? value}
      onChange={change}
      onBlur={apply}
      onFocus={() => setOpen(true)}
      onClick={() => setOpen(true)}
      onKeyDown={takeKey}
      error={error}
      withEyeDropper={false}
      // Beside the field or, on small screens, below it: never over its label and the palettes.
      popoverProps={{
        opened: isOpen,
        position: 'right-start',
        width: 'max-content',
        middlewares: { shift: { padding: 8 }, flip: { fallbackPlacements: ['bottom-start'] } },
      }}
    />
  );
};

/** The site's colors: a palette, colors of the logo, or any main color. */
export const ColorField = (props: ColorFieldProps) => {
  const { theme, value, onChange, logoUrl, onRefused, onLeave, error } = props;
  const t = useT();
  const [color = '#000000'] = chosenColors(theme, value).main;
  const background = resolveColor(theme, colorRoles(theme).bg);
  const clearer =
    value.palette === null && background && contrastRatio(color, background) < MIN_CONTRAST
      ? nearestContrast(color, { background, ratio: MIN_CONTRAST })
      : null;
  return (
    <div className="setup-colors">
      <ColorSuggestions
        theme={theme}
        value={value}
        onChange={onChange}
        logoUrl={logoUrl}
        minContrast={MIN_CONTRAST}
      />
      <HexInput
        value={color}
        {...{ onRefused, onLeave, error }}
        onChange={(next) => onChange(ownColors(next))}
      />
      {clearer && (
        <Stack gap={6} align="flex-start" className="setup-color" role="status">
          <Text size="sm">{t('SETUP.FACTS.COLOR_PALE')}</Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<ColorSwatch color={clearer} size={16} />}
            onClick={() => onChange(ownColors(clearer, value.accent))}
          >
            {t('SETUP.FACTS.COLOR_USE')}
          </Button>
        </Stack>
      )}
    </div>
  );
};
