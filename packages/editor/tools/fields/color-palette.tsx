import { Button, ColorInput, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { COLOR_ROLES, MAIN_COLORS, SHADES_PER_COLOR } from '@plinth/model';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { ColorPickerProps } from './color-picker-props.ts';
import { Swatches } from './swatches.tsx';
import { ThemeColors } from './theme-colors.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const SHADES = ['', ...numbers(SHADES_PER_COLOR).map((shade) => `_${shade}`)];

const ALPHA_HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;

/** The color popover; its code loads on first use. */
export function ColorPalette({ value, onChange, isThemeOnly, note }: ColorPickerProps) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const more = useDesignState(({ colors }) => colors.more.length);
  if (isEditing) return <ThemeColors onClose={() => setEditing(false)} />;
  const choose = { value, onChange };
  return (
    <div className="pl-palette" data-testid="color-palette">
      {!isThemeOnly && (
        <Swatches title={t('EDITOR.COLOR.ROLES')} tokens={COLOR_ROLES} {...choose} />
      )}
      <Swatches
        title={t('EDITOR.COLOR.THEME')}
        tokens={numbers(MAIN_COLORS).flatMap((color) =>
          SHADES.map((shade) => `color${color}${shade}`),
        )}
        columns={6}
        {...choose}
      />
      {more > 0 && (
        <Swatches
          title={t('EDITOR.COLOR.MORE')}
          tokens={numbers(more).map((number) => `color_custom${number}`)}
          {...choose}
        />
      )}
      {!isThemeOnly && (
        <ColorInput
          size="xs"
          format="hexa"
          label={t('EDITOR.COLOR.CUSTOM')}
          value={value?.startsWith('#') ? value : ''}
          placeholder="#0b6e7f"
          popoverProps={{ withinPortal: false }}
          onChange={(next) => ALPHA_HEX.test(next) && onChange(next.toLowerCase())}
          eyeDropperButtonProps={{ 'aria-label': t('EDITOR.COLOR.EYE_DROPPER') }}
        />
      )}
      <Text size="xs" c="dimmed" data-testid="color-token">
        {value === null
          ? t('EDITOR.COLOR.NONE_HINT')
          : t('EDITOR.COLOR.TOKEN', { color: colorName(t, value) })}
      </Text>
      {note}
      <div className="pl-palette-foot">
        <Button size="compact-xs" variant="subtle" onClick={() => onChange(null)}>
          {t('EDITOR.COLOR.NONE')}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconAdjustments size={14} />}
          onClick={() => setEditing(true)}
          data-testid="edit-theme-colors"
        >
          {t('EDITOR.COLOR.EDIT_THEME')}
        </Button>
      </div>
    </div>
  );
}
