import type { PropertyValue } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { Preset } from '../../../../core/design/design-store.ts';
import { useShownColor } from '../../../fields/shown-color.ts';

type Look = { readonly [name: string]: PropertyValue };

const text = (value: PropertyValue | undefined): string | null =>
  typeof value === 'string' ? value : null;
const part = (value: PropertyValue | undefined): Look =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Look) : {};

/** Thumbnail of a preset's colors, border and corners. */
export function PresetThumb({ preset }: { readonly preset: Preset | undefined }) {
  const shown = useShownColor();
  const look = (preset?.properties ?? {}) as Look;
  const own = INSPECTORS[preset?.widget_name ?? '']?.presetColors;
  const border = part(look.border);
  const ground =
    text(look.background_color) ?? text(part(look.background).color) ?? own?.background ?? 'bg';
  const words = text(look.text_color) ?? own?.foreground ?? 'text';
  return (
    <span
      className="pl-preset-thumb"
      aria-hidden="true"
      style={{
        background: shown(ground),
        color: shown(words),
        borderColor: shown(text(border.color) ?? 'border'),
        borderRadius: Math.min(10, Number(border.radius ?? 4)),
      }}
    >
      {SAMPLE}
    </span>
  );
}

/** Sample letter that works in any language. */
const SAMPLE = 'A';
