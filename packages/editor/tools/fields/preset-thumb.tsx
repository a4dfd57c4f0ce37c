import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { Preset } from '../../core/design/design-store.ts';
import { type Look, partOf, presetGround, textIn } from './preset-ground.ts';
import './preset-thumb.css';
import { useShownColor } from './shown-color.ts';

/** Thumbnail of a preset's colors, border and corners. */
export function PresetThumb({ preset }: { readonly preset: Preset | undefined }) {
  const shown = useShownColor();
  const look = (preset?.properties ?? {}) as Look;
  const own = INSPECTORS[preset?.widget_name ?? '']?.presetColors;
  const border = partOf(look.border);
  const ground = presetGround(look, { shown, usual: own?.background ?? 'bg' });
  const layer = ground.includes('gradient(') ? ground : `linear-gradient(${ground}, ${ground})`;
  return (
    <span
      className="pl-preset-thumb"
      aria-hidden="true"
      style={{
        // Transparent presets show the page behind them, not the panel.
        background: `${layer}, ${shown('bg')}`,
        color: shown(textIn(look.text_color) ?? own?.foreground ?? 'text'),
        borderColor: shown(textIn(border.color) ?? 'border'),
        borderRadius: Math.min(10, Number(border.radius ?? 4)),
      }}
    >
      {SAMPLE}
    </span>
  );
}

/** Sample letter that works in any language. */
const SAMPLE = 'A';
