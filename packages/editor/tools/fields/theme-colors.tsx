import { Button, ColorInput, Text } from '@mantine/core';
import { knownText } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { colorShades } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useEffect, useRef } from 'react';
import { mainColorName } from '../../core/design/color-name.ts';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';

const HEX = /^#[\da-f]{6}$/i;

type ThemeColorsProps = {
  /** Returns to the previous view. */
  readonly onClose?: () => void;
};

/**
 * The site's main colors and shades. The canvas updates immediately, the published site after
 * saving.
 */
export function ThemeColors({ onClose }: ThemeColorsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const design = useDesign();
  const shown = useDesignState(({ draft, colors }) => draft.colors ?? colors?.colors ?? null);
  const isIdle = useDesignState(({ changes, isSavingColors }) => isSavingColors || !changes.size);
  const problem = useDesignState(({ colorProblem }) => colorProblem);
  // With `onClose`, the button always works as a way back.
  const isUntouched = isIdle && onClose === undefined;
  useEffect(() => {
    design.reloadColors().catch(() => undefined);
  }, [design]);
  useUnsavedColorsToast();
  if (!shown) return null;
  const change = (index: number, color: string) => {
    const next = color.toLowerCase();
    if (HEX.test(next) && next !== shown.main[index]) design.changeColor(index, next);
  };
  const save = async () => {
    if (isIdle || !(await design.saveColors())) return;
    toast(t('EDITOR.COLOR.SAVED'), { kind: 'success' });
    onClose?.();
  };
  const cancel = () => {
    design.discardColors();
    onClose?.();
  };
  return (
    <div className="pl-palette" data-testid="theme-colors">
      <Text size="xs" c="dimmed">
        {t('EDITOR.COLOR.EDIT_HINT')}
      </Text>
      {shown.main.map((base, index) => (
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
      {problem !== null && (
        <Text size="xs" c="red" role="alert" data-testid="colors-problem">
          {knownText(i18n, problem, { fallback: 'COMMON.MESSAGES.UPDATE_ERROR' })}
        </Text>
      )}
      <div className="pl-palette-foot">
        <Button
          size="compact-xs"
          variant="default"
          data-disabled={isUntouched || undefined}
          aria-disabled={isUntouched}
          onClick={cancel}
        >
          {t('COMMON.ACTION.CANCEL')}
        </Button>
        <Button
          size="compact-xs"
          // Not `disabled`, so that it keeps the focus.
          data-disabled={isIdle || undefined}
          aria-disabled={isIdle}
          onClick={() => void save()}
          data-testid="save-theme-colors"
        >
          {t('EDITOR.COLOR.SAVE')}
        </Button>
      </div>
    </div>
  );
}

/** On unmount, reminds the user of unsaved colors and where to find them. */
function useUnsavedColorsToast(): void {
  const t = useT();
  const design = useDesign();
  const tell = useRef(() => {});
  tell.current = () => {
    if (design.store.getState().changes.size > 0)
      toast(t('EDITOR.COLOR.KEPT'), { kind: 'warning' });
  };
  useEffect(() => () => tell.current(), []);
}
