import { useT } from '@plinth/i18n/react';
import { hexOf } from '../../../../canvas/contrast/css-color.ts';
import { colorName } from '../../../../core/design/color-name.ts';
import { useSession } from '../../../../core/session/context.ts';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import { ContrastBadge } from '../../../fields/contrast-badge.tsx';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import type { PageCss } from '../../in-effect/css-source.ts';
import { themeColorIn } from '../../in-effect/theme-color.ts';
import { readContrast, SAMPLE_COLORS } from './read-contrast.ts';

/** The theme color that CSS names, or the color itself. */
function colorOfCss({ declared, computed }: PageCss): string | undefined {
  const token = themeColorIn(declared);
  if (token) return token;
  if (computed === 'transparent') return computed;
  const hex = hexOf(computed);
  if (hex?.endsWith('00')) return 'transparent';
  return hex?.replace(/ff$/, '') ?? undefined;
}

const firstWords = (root: Element, selector: string): Element | null =>
  [...root.querySelectorAll(selector)].find((element) => element.textContent?.trim()) ?? null;

export function ColorField({ id, control, path, property }: WidgetFieldProps<'color'>) {
  const t = useT();
  const session = useSession();
  const value = typeof property.value === 'string' ? property.value : null;
  const { textSelector } = control;
  return (
    <>
      <ColorPicker
        value={value}
        css={property.css}
        onChange={property.set}
        label={t(control.label)}
        readContrast={() => readContrast(session, { id, path })}
      />
      {textSelector !== undefined && property.origin.kind !== 'mixed' && (
        <ContrastBadge
          id={id}
          find={(root) => firstWords(root, textSelector)}
          place={textSelector}
          onChange={property.set}
        />
      )}
    </>
  );
}

export const controlKind: ControlDefinition<'color'> = {
  Field: ColorField,
  isInline: () => true,
  readsWidget: true,
  css: (_, path) => [{ path, from: SAMPLE_COLORS, read: colorOfCss }],
  valueText: (t, _, value) => colorName(t, String(value)),
};
