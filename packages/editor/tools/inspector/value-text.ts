import type { Translate } from '@plinth/i18n';
import type { PropertyValue } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { findDefinition } from './find-definition.ts';

/** A value as text, as its control shows it. */
export function valueText(
  t: Translate,
  control: Control,
  value: PropertyValue | undefined,
): string {
  if (value === undefined || value === null || value === '') return t('EDITOR.VALUE.NONE');
  const ofKind = findDefinition(control.kind).valueText;
  if (ofKind) return ofKind(t, control, value);
  if (typeof value === 'boolean') return t(value ? 'EDITOR.ON' : 'EDITOR.OFF');
  if (typeof value === 'object') return t('EDITOR.SET');
  return String(value);
}
