import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { COLOR_ROLES, MAIN_COLORS, resolveColor, SHADES_PER_COLOR } from '@plinth/model';
import { IconAdjustments, IconColorPicker } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { ColorPickerProps } from './color-picker-props.ts';
import { CustomColor } from './custom-color.tsx';
import { PickedContrast } from './picked-contrast.tsx';
import { recentColors, rememberColor } from './recent-colors.ts';
import { Swatches } from './swatches.tsx';
import { ThemeColors } from './theme-colors.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const SHADES = ['', ...numbers(SHADES_PER_COLOR).map((shade) => `_${shade}`)];

/** Adds the value to the recent ones when the picker closes, if it was picked in it. */
function useRemembered(value: string | null): void {
  const [initial] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  useEffect(
    () => () => {
      if (latest.current !== null && latest.current !== initial) rememberColor(latest.current);
    },
    [initial],
  );
}

type PaletteProps = ColorPickerProps & {
  /** The color in effect, as CSS. */
  readonly css: string;
};

/** The color popover; its code loads on first use. */
export function ColorPalette(props: PaletteProps) {
  const { value, css, onChange, hasRoles = true, isCompact, readContrast, note } = props;
  const t = useT();
  const [pointed, setPointed] = useState<string | null>(null);
  const [recent] = useState(recentColors);
  const [contrast] = useState(() => readContrast?.() ?? null);
  useRemembered(value);
  const [isEditing, setEditing] = useState(false);
  const more = useDesignState(({ colors }) => colors.more.length);
  const editButton = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!isEditing && returns.current) editButton.current?.focus();
    returns.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <ThemeColors onClose={() => setEditing(false)} />;
  const choose = { value, onChange, onPoint: setPointed };
  const offered = recent.filter((each) => hasRoles || /^#|^color/.test(each));
  return (
    <div className="pl-palette" data-testid="color-palette">
      <ColorLine value={pointed ?? value} isLinked={pointed === null || pointed === value} />
      {value !== null && contrast && <PickedContrast value={value} pair={contrast} />}
      {hasRoles && <Swatches title={t('EDITOR.COLOR.ROLES')} tokens={COLOR_ROLES} {...choose} />}
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
      {offered.length > 0 && (
        <Swatches title={t('EDITOR.COLOR.RECENT')} tokens={offered} {...choose} />
      )}
      <CustomPart {...{ css, onChange, isCompact }} />
      {note}
      <div className="pl-palette-foot">
        <Button size="compact-xs" variant="subtle" onClick={() => onChange(null)}>
          {t('EDITOR.COLOR.NONE')}
        </Button>
        <Button
          ref={editButton}
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

/** Any color; behind a button in the compact palette. */
function CustomPart({ css, onChange, isCompact }: Omit<PaletteProps, 'value' | 'label'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(!isCompact);
  if (isOpen) return <CustomColor css={css} onChange={onChange} />;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconColorPicker size={16} />}
      onClick={() => setOpen(true)}
      data-testid="custom-color"
    >
      {t('EDITOR.COLOR.CUSTOM')}
    </Button>
  );
}

type ColorLineProps = {
  readonly value: string | null;
  /** It's the chosen color, not one that is pointed at. */
  readonly isLinked: boolean;
};

/** Names a color. */
function ColorLine({ value, isLinked }: ColorLineProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const hex = value === null ? null : resolveColor(theme, value);
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value);
  const isToken = value !== null && !value.startsWith('#');
  return (
    <div className="pl-color-name">
      <span data-testid="color-token">
        {isLinked && isToken ? t('EDITOR.COLOR.TOKEN', { color: name }) : name}
      </span>
      {isToken && hex && <code>{hex}</code>}
    </div>
  );
}
