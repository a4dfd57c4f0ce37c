import type { Translate } from '@plinth/i18n';
import type { HistoryLabel } from '@plinth/model';
import { widgetLabel } from '../parts/widget-name.ts';

/** “Move Button”: a step of the history in words. */
export function stepText(t: Translate, { key, values }: HistoryLabel): string {
  const widget = String(values?.widget ?? '');
  return t(key, { widget: widget === '' ? '' : t(widgetLabel(widget)) });
}
