import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { COLOR_ROLES, moreColors } from '@plinth/model';
import { IconAdjustments, IconColorPicker } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { MAIN_TOKENS } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useSession } from '../../core/session/context.ts';
import { useSheetTop } from '../../core/session/use-sheet-top.ts';
import { isPhone } from '../../core/view/small-screen.ts';
import { ColorLine } from './color-line.tsx';
import type { ColorPickerProps } from './color-picker-props.ts';
import { CustomColor } from './custom-color.tsx';
import { offeredColor } from './offered-color.ts';
import { PickedContrast } from './picked-contrast.tsx';
import { recentColors, rememberColor } from './recent-colors.ts';
import { Swatches } from './swatches.tsx';
import { ThemeColors } from './theme-colors.tsx';

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

/** The color in effect as one that is offered. */
const useOfferedColor = (value: string | null, hasRoles: boolean): string | null =>
  useDesignState(({ colors }) => (hasRoles ? value : offeredColor(colors, value)));

type PaletteProps = ColorPickerProps & {
  /** The color in effect, as CSS. */
  readonly css: string;
  readonly close: () => void;
};

/** Takes the focus, to the current color if it's offered. On phones the page makes room for it. */
function useOpened() {
  const { ui } = useSession();
  const palette = useRef<HTMLDivElement>(null);
  // That of another sheet, which is as tall, stays.
  const [isSheet] = useState(() => isPhone() && ui.getState().sheetTop === null);
  useSheetTop(palette, isSheet);
  useEffect(() => {
    const root = palette.current;
    if (!root || root.contains(document.activeElement)) return;
    (root.querySelector<HTMLElement>('[data-autofocus]') ?? root).focus({ preventScroll: true });
  }, []);
  return palette;
}

/** The color popover; its code loads on first use. */
export function ColorPalette(props: PaletteProps) {
  const { value, css, onChange, hasRoles = true, isCompact, readContrast, note } = props;
  const t = useT();
  const marked = useOfferedColor(value, hasRoles);
  const [recent] = useState(recentColors);
  const [contrast] = useState(() => readContrast?.() ?? null);
  useRemembered(value);
  const [isEditing, setEditing] = useState(false);
  const theme = useDesignState(({ colors }) => colors);
  const more = moreColors(theme).map(({ token }) => token);
  const palette = useOpened();
  const editButton = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!isEditing && returns.current) editButton.current?.focus();
    returns.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <ThemeColors onClose={() => setEditing(false)} />;
  const choose = { value: marked, onChange };
  const above = [...MAIN_TOKENS, ...(hasRoles ? COLOR_ROLES : []), ...more];
  const recents = recent.filter(
    (each) => !above.includes(each) && (hasRoles || /^#|^color/.test(each)),
  );
  const isMissing = marked === null || ![...above, ...recents].includes(marked);
  return (
    <div
      ref={palette}
      className="pl-palette"
      tabIndex={-1}
      data-autofocus={isMissing || undefined}
      data-testid="color-palette"
    >
      <ColorLine
        value={value}
        isMissing={isMissing}
        onReset={() => onChange(null)}
        onClose={props.close}
      />
      {value !== null && contrast && <PickedContrast value={value} pair={contrast} />}
      <Swatches
        title={t('EDITOR.COLOR.THEME')}
        tokens={MAIN_TOKENS}
        columns={12}
        phoneColumns={6}
        beside={<EditTheme ref={editButton} onClick={() => setEditing(true)} />}
        {...choose}
      />
      {more.length > 0 && (
        <Swatches title={t('EDITOR.COLOR.MORE')} tokens={more} columns={12} {...choose} />
      )}
      {hasRoles && <Swatches title={t('EDITOR.COLOR.ROLES')} tokens={COLOR_ROLES} {...choose} />}
      {recents.length > 0 && (
        <Swatches title={t('EDITOR.COLOR.RECENT')} tokens={recents} isInline {...choose} />
      )}
      <CustomPart {...{ css, onChange, isCompact }} />
      {note}
    </div>
  );
}

type EditThemeProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
};

function EditTheme({ ref, onClick }: EditThemeProps) {
  const t = useT();
  return (
    <Button
      ref={ref}
      size="compact-xs"
      variant="subtle"
      leftSection={<IconAdjustments size={14} />}
      onClick={onClick}
      data-testid="edit-theme-colors"
    >
      {t('EDITOR.COLOR.EDIT_THEME')}
    </Button>
  );
}

/** Any color; behind a button in the compact palette. */
function CustomPart({
  css,
  onChange,
  isCompact,
}: Pick<PaletteProps, 'css' | 'onChange' | 'isCompact'>) {
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
