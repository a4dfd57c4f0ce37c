import { Button, ColorInput, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, colorShades, colorStyles } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { useDesign, useDesignState } from '../../design/design-context.ts';

const HEX = /^#[\da-f]{6}$/i;

type ThemeColorsProps = {
  /** Leads back to what was shown before. */
  readonly onClose?: () => void;
};

const NAMES = ['PRIMARY', 'ACCENT'];

/** The site's main colours with their shades: the page shows a change at once, visitors once it is saved. */
export function ThemeColors({ onClose }: ThemeColorsProps) {
  const t = useT();
  const design = useDesign();
  const stored = useDesignState(({ colors }) => colors?.colors ?? null);
  const [draft, setDraft] = useState<ColorTheme | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => design.tryNothing, [design]);
  const shown = draft ?? stored;
  if (!shown) return null;
  const change = (index: number, color: string) => {
    if (!HEX.test(color)) return;
    const main = shown.main.map((base, at) => (at === index ? color.toLowerCase() : base));
    const next = { ...shown, main };
    setDraft(next);
    design.tryOut({ colors: next, css: colorStyles(next) });
  };
  const save = async () => {
    if (!draft || isSaving) return;
    setSaving(true);
    try {
      await design.saveColors(draft);
      setDraft(null);
      toast(t('EDITOR.COLOR.SAVED'), { kind: 'success' });
      onClose?.();
    } catch (error) {
      toast(t(error instanceof Error ? error.message : ''), { kind: 'error' });
    }
    setSaving(false);
  };
  const cancel = () => {
    setDraft(null);
    design.tryNothing();
    onClose?.();
  };
  return (
    <div className="pl-palette" data-testid="theme-colors">
      <Text size="xs" c="dimmed">
        {t('EDITOR.COLOR.EDIT_HINT')}
      </Text>
      {shown.main.map((base, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a main colour is its number
        <div key={index} className="pl-theme-color">
          <ColorInput
            size="xs"
            format="hex"
            label={t(`EDITOR.COLOR.${NAMES[index] ?? 'MAIN'}`, { number: index + 1 })}
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
        <Button size="compact-xs" variant="default" onClick={cancel}>
          {t('COMMON.ACTION.CANCEL')}
        </Button>
        <Button
          size="compact-xs"
          // It keeps the focus, whatever it can do now.
          data-disabled={draft === null || isSaving || undefined}
          aria-disabled={draft === null || isSaving}
          onClick={() => void save()}
          data-testid="save-theme-colors"
        >
          {t('EDITOR.COLOR.SAVE')}
        </Button>
      </div>
    </div>
  );
}
