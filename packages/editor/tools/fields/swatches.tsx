import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { colorName } from '../../core/design/color-name.ts';
import { useShownColor } from './shown-color.ts';

type SwatchesProps = {
  readonly title: string;
  readonly tokens: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly columns?: number;
};

/** Theme colors in rows. */
export function Swatches({ title, tokens, value, onChange, columns = 8 }: SwatchesProps) {
  const t = useT();
  const shown = useShownColor();
  return (
    <fieldset className="pl-swatches" style={{ gridTemplateColumns: `repeat(${columns}, 24px)` }}>
      <legend>{title}</legend>
      {tokens.map((token) => (
        <UnstyledButton
          key={token}
          className="pl-swatch"
          style={{ background: shown(token) }}
          aria-label={colorName(t, token)}
          aria-pressed={value === token}
          title={colorName(t, token)}
          onClick={() => onChange(token)}
          data-testid={`swatch-${token}`}
        />
      ))}
    </fieldset>
  );
}
