import { type I18n, knownText } from '@plinth/i18n';
import type { HistoryLabel } from '@plinth/model';
import { widgetName } from '../widgets/widget-name.ts';

/** “Move Button”, “Move 3 widgets”. Stored steps may have labels of another version. */
export function stepText(i18n: Pick<I18n, 't' | 'has'>, { key, values }: HistoryLabel): string {
  const { t } = i18n;
  const name = String(values?.widget ?? '');
  const count = Number(values?.count ?? 1);
  const several = count > 1 ? t('EDITOR.WIDGETS', { count }) : null;
  const widget = several ?? (name === '' ? '' : widgetName(t, name));
  return knownText(i18n, key, { fallback: 'EDITOR.STEP.CHANGE', values: { widget } });
}
