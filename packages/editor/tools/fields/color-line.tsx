import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { resolveColor } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useShownColor } from './shown-color.ts';

type ColorLineProps = {
  readonly value: string | null;
  /** Whether no swatch below is the color. */
  readonly isMissing: boolean;
  readonly onReset: () => void;
  readonly onClose: () => void;
};

/** Shows and names the current color. */
export function ColorLine({ value, isMissing, onReset, onClose }: ColorLineProps) {
  const t = useT();
  const shown = useShownColor();
  const theme = useDesignState(({ colors }) => colors);
  const hex = value === null ? null : resolveColor(theme, value);
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value, theme);
  const isToken = value !== null && !value.startsWith('#');
  return (
    <div className="pl-color-line">
      <span
        className="pl-swatch"
        aria-hidden="true"
        style={(value === null ? {} : { '--color': shown(value) }) as CSSProperties}
        data-none={value === null || undefined}
        data-current={(value !== null && isMissing) || undefined}
        data-testid="current-color"
      />
      <span className="pl-color-name">
        <span data-testid="color-token">
          {isToken ? t('EDITOR.COLOR.TOKEN', { color: name }) : name}
        </span>
        {isToken && hex && <code>{hex}</code>}
      </span>
      <Button size="compact-xs" variant="subtle" onClick={onReset}>
        {t('EDITOR.COLOR.NONE')}
      </Button>
      <IconButton
        className="pl-color-close"
        label={t('COMMON.ACTION.CLOSE')}
        icon={<IconX size={18} />}
        onClick={onClose}
        data-testid="close-colors"
      />
    </div>
  );
}
