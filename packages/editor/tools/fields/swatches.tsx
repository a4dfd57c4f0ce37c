import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { CSSProperties, ReactNode } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useShownColor } from './shown-color.ts';

type SwatchesProps = {
  readonly title: string;
  readonly tokens: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly columns?: number;
  /** Columns on phones, where swatches are larger. */
  readonly phoneColumns?: number;
  /** The title is in the row of the swatches. */
  readonly isInline?: boolean;
  /** Shown next to the title. */
  readonly beside?: ReactNode;
};

/** Colors in rows. Their names are tooltips, also for keys. */
export function Swatches({ title, tokens, value, onChange, ...props }: SwatchesProps) {
  const { columns = 8, phoneColumns = 7, isInline = false, beside } = props;
  const t = useT();
  const shown = useShownColor();
  const theme = useDesignState(({ colors }) => colors);
  const style = { '--columns': columns, '--phone-columns': phoneColumns } as CSSProperties;
  return (
    <fieldset className="pl-swatches" aria-label={title} data-inline={isInline || undefined}>
      <div className="pl-swatches-head">
        <span>{title}</span>
        {beside}
      </div>
      <div className="pl-swatches-grid" style={style}>
        {tokens.map((token) => {
          const name = colorName(t, token, theme);
          return (
            <UnstyledButton
              key={token}
              className="pl-swatch"
              style={{ '--color': shown(token) } as CSSProperties}
              aria-label={name}
              aria-pressed={value === token}
              data-tip={name}
              data-tip-on-focus
              data-autofocus={value === token || undefined}
              onClick={() => onChange(token)}
              data-testid={`swatch-${token}`}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
