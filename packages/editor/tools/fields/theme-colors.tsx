import { Button, Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { hasPalette, resolveColor } from '@plinth/model';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ACCENT, setMainColors, setPalette } from '../../core/design/design-commands.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import {
  createBackgroundColors,
  createFollowingColors,
} from '../../core/design/following-colors.ts';
import { useScrub } from '../../core/history/use-scrub.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { MainColor, PageBackground } from './main-color.tsx';

const PRIMARY = 1;

type ThemeColorsProps = {
  /** Returns to the previous view. */
  readonly onClose?: () => void;
};

const byNumber = (main: readonly string[]) =>
  Object.fromEntries(main.map((color, index) => [index + 1, color]));

/** Changes main colors. Colors that follow the primary one or the page background change with it. */
function useColorChanges() {
  const session = useSession();
  const report = useReport();
  const colors = useDesignState((design) => design.colors);
  const stored = useDesignState((design) => design.stored.colors.colors);
  const [following] = useState(() => createFollowingColors(stored));
  const [onBackground] = useState(() => createBackgroundColors(stored));
  const { main, is_accent_own } = colors;
  const change = (number: number, color: string) => {
    if (color === main[number - 1]) return;
    if (number === PRIMARY) {
      const { main: others, roles } = following(colors, color);
      report(setMainColors(session, { ...byNumber(others), roles }));
    } else {
      const own = number === ACCENT ? { is_accent_own: true } : {};
      report(setMainColors(session, { [number]: color, ...own }));
    }
  };
  const setBackground = (color: string) => {
    if (color === resolveColor(colors, 'bg')) return;
    const { main: others, roles } = onBackground(colors, color);
    report(setMainColors(session, { ...byNumber(others), roles }));
  };
  const setOwnAccent = (isOwn: boolean) => {
    session.history.seal();
    report(setMainColors(session, { is_accent_own: isOwn }));
    session.history.seal();
  };
  return {
    change,
    setBackground,
    setOwnAccent,
    isChanged: is_accent_own !== stored.is_accent_own || !hasPalette(colors, stored),
    reset: () => report(setPalette(session, stored)),
  };
}

/**
 * The site's main colors and shades. The canvas updates immediately, the published site after
 * saving.
 */
export function ThemeColors({ onClose }: ThemeColorsProps) {
  const t = useT();
  const { main, is_accent_own } = useDesignState(({ colors }) => colors);
  const { change, setBackground, setOwnAccent, isChanged, reset } = useColorChanges();
  const startScrub = useScrub();
  const fields = useRef<HTMLDivElement>(null);
  // It replaces the view that had the focus.
  const replacesView = onClose !== undefined;
  useEffect(() => {
    if (replacesView) fields.current?.querySelector('input')?.focus();
  }, [replacesView]);
  return (
    <div
      ref={fields}
      className="pl-palette"
      onPointerDownCapture={startScrub}
      data-testid="theme-colors"
    >
      <Text size="xs" c="dimmed">
        {t('EDITOR.COLOR.EDIT_HINT')}
      </Text>
      {main.map((base, index) => (
        <MainColor
          // biome-ignore lint/suspicious/noArrayIndexKey: main colors are identified by number
          key={index}
          number={index + 1}
          value={base}
          onChange={(color) => change(index + 1, color)}
        >
          {index + 1 === ACCENT && (
            <FollowSwitch isOn={!is_accent_own} onChange={(isOn) => setOwnAccent(!isOn)} />
          )}
        </MainColor>
      ))}
      <PageBackground onChange={setBackground} />
      <div className="pl-palette-foot">
        {/* aria-disabled, not disabled: the button keeps the focus after being pressed. */}
        <Button
          size="compact-xs"
          variant="default"
          data-disabled={!isChanged || undefined}
          aria-disabled={!isChanged}
          onClick={() => isChanged && reset()}
          data-testid="reset-theme-colors"
        >
          {t('EDITOR.PRESET.RESET')}
        </Button>
        {onClose && (
          <Button size="compact-xs" onClick={onClose} data-testid="close-theme-colors">
            {t('COMMON.ACTION.BACK')}
          </Button>
        )}
      </div>
    </div>
  );
}

type FollowSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** Whether the accent follows the primary color. */
function FollowSwitch({ isOn, onChange }: FollowSwitchProps) {
  const t = useT();
  const Icon = isOn ? IconLink : IconUnlink;
  return (
    <UnstyledButton
      className="pl-follow-switch"
      role="switch"
      aria-checked={isOn}
      aria-label={t('EDITOR.COLOR.FOLLOWS')}
      data-tip={t(isOn ? 'EDITOR.COLOR.FOLLOWS_TIP' : 'EDITOR.COLOR.OWN_TIP')}
      onClick={() => onChange(!isOn)}
      data-testid="accent-follows"
    >
      <Icon size={14} aria-hidden />
      {t(isOn ? 'EDITOR.COLOR.FOLLOWS_SHORT' : 'EDITOR.COLOR.OWN_SHORT')}
    </UnstyledButton>
  );
}
