import { Button, ColorInput, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { colorShades, harmonizedAccent } from '@plinth/model';
import { useEffect, useRef } from 'react';
import { useReport } from '../../core/commands/use-report.ts';
import { mainColorName } from '../../core/design/color-name.ts';
import { setMainColors } from '../../core/design/design-commands.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useScrub } from '../../core/history/use-scrub.ts';
import { useSession } from '../../core/session/context.ts';

const HEX = /^#[\da-f]{6}$/i;

/** The accent for another primary color; null if the accent was changed on its own. */
function followingAccent(
  [primary = '', accent = '']: readonly string[],
  [shown = '', shownAccent]: readonly string[],
  next: string,
): string | null {
  const pair = { primary, accent };
  return shownAccent === harmonizedAccent(pair, shown) ? harmonizedAccent(pair, next) : null;
}

type ThemeColorsProps = {
  /** Returns to the previous view. */
  readonly onClose?: () => void;
};

/**
 * The site's main colors and shades. The canvas updates immediately, the published site after
 * saving.
 */
export function ThemeColors({ onClose }: ThemeColorsProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { main } = useDesignState(({ colors }) => colors);
  const stored = useDesignState((design) => design.stored.colors.colors.main);
  const isChanged = main.some((color, index) => color !== stored[index]);
  const startScrub = useScrub();
  const fields = useRef<HTMLDivElement>(null);
  // It replaces the view that had the focus.
  const replacesView = onClose !== undefined;
  useEffect(() => {
    if (replacesView) fields.current?.querySelector('input')?.focus();
  }, [replacesView]);
  const change = (index: number, color: string) => {
    const next = color.toLowerCase();
    if (!HEX.test(next) || next === main[index]) return;
    const accent = index === 0 ? followingAccent(stored, main, next) : null;
    const changed = { [index + 1]: next };
    report(setMainColors(session, accent === null ? changed : { ...changed, 2: accent }));
  };
  const reset = () => {
    if (!isChanged) return;
    session.history.seal();
    const numbered = stored.map((color, index) => [index + 1, color]);
    report(setMainColors(session, Object.fromEntries(numbered)));
    session.history.seal();
  };
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
        // biome-ignore lint/suspicious/noArrayIndexKey: main colors are identified by number
        <div key={index} className="pl-theme-color">
          <ColorInput
            size="xs"
            format="hex"
            label={mainColorName(t, index + 1)}
            value={base}
            popoverProps={{ withinPortal: false }}
            onChange={(color) => change(index, color)}
            eyeDropperButtonProps={{ 'aria-label': t('EDITOR.COLOR.EYE_DROPPER') }}
          />
          <div className="pl-shades" aria-hidden="true">
            {colorShades(base).map((shade) => (
              <span key={shade} style={{ background: shade }} />
            ))}
          </div>
        </div>
      ))}
      <div className="pl-palette-foot">
        {/* aria-disabled, not disabled: the button keeps the focus after being pressed. */}
        <Button
          size="compact-xs"
          variant="default"
          data-disabled={!isChanged || undefined}
          aria-disabled={!isChanged}
          onClick={reset}
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
