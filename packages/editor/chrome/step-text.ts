import type { Translate } from '@plinth/i18n';
import type { HistoryLabel } from '@plinth/model';
import { widgetLabel } from '../parts/widget-name.ts';

/** “Move Button”, “Move 3 widgets”: a step of the history in words. */
export function stepText(t: Translate, { key, values }: HistoryLabel): string {
  const widget = String(values?.widget ?? '');
  const count = Number(values?.count ?? 1);
  if (count > 1) return t(key, { widget: t('EDITOR.WIDGETS', { count }) });
  return t(key, { widget: widget === '' ? '' : t(widgetLabel(widget)) });
}
