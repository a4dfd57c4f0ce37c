import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { CSSProperties } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useShownColor } from './shown-color.ts';

type SwatchesProps = {
  readonly title: string;
  readonly tokens: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Called with the color under the pointer or with the focus, and with null after it. */
  readonly onPoint: (token: string | null) => void;
  readonly columns?: number;
};

/** Colors in rows. */
export function Swatches({ title, tokens, value, onChange, onPoint, columns = 8 }: SwatchesProps) {
  const t = useT();
  const shown = useShownColor();
  const clear = () => onPoint(null);
  return (
    <fieldset className="pl-swatches" style={{ '--columns': columns } as CSSProperties}>
      <legend>{title}</legend>
      {tokens.map((token) => (
        <UnstyledButton
          key={token}
          className="pl-swatch"
          style={{ '--color': shown(token) } as CSSProperties}
          aria-label={colorName(t, token)}
          aria-pressed={value === token}
          data-autofocus={value === token || undefined}
          onClick={() => onChange(token)}
          onPointerEnter={() => onPoint(token)}
          onPointerLeave={clear}
          onFocus={() => onPoint(token)}
          onBlur={clear}
          data-testid={`swatch-${token}`}
        />
      ))}
    </fieldset>
  );
}
