import type { I18n } from '@plinth/i18n';
import type { HistoryLabel } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { designName } from '../../core/design/design-name.ts';
import { DESIGN_KIND } from '../../core/design/design-tree.ts';
import { stepChanges } from '../../core/history/step-changes.ts';
import { stepText } from '../../core/history/step-text.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { stepLabel } from '../../core/steps/step.ts';
import { widgetName } from '../../core/widgets/widget-name.ts';
import type { CollectedChanges } from './collect-changes.ts';

export type Described = {
  readonly session: EditorSession;
  readonly i18n: I18n;
  /** The site at the time of a step. */
  readonly site: () => SiteContext;
  /** Has the focus of the page. */
  readonly stage?: HTMLElement | undefined;
};

const isStep = ({ key }: HistoryLabel, step: Parameters<typeof stepLabel>[0]): boolean =>
  key === stepLabel(step).key;

/** “Preset “Loud” added”, “Text style “Display””; null for changes of widgets alone. */
function designText(
  { session, i18n: { t } }: Described,
  label: HistoryLabel,
  { steps, added }: CollectedChanges,
): string | null {
  const changed = steps.flatMap(({ action }) =>
    action.type === 'setProperties' ? (session.store.node(action.id) ?? []) : [],
  );
  const nameOf = (nodes: CollectedChanges['added'], kind: string): string | null => {
    const found = nodes.filter(({ widget }) => widget === kind);
    return found.length === 1 && found[0] ? designName(t, found[0]) : null;
  };
  const preset = nameOf(added, DESIGN_KIND.preset);
  if (preset !== null) return t('EDITOR.PRESET.ADDED', { name: preset });
  const isUpdate = isStep(label, 'UPDATE_PRESET') || isStep(label, 'RESET_PRESET');
  const updated = isUpdate ? nameOf(changed, DESIGN_KIND.preset) : null;
  if (updated !== null) return t('EDITOR.SPOKEN.PRESET_UPDATED', { name: updated });
  const style = nameOf(added, DESIGN_KIND.textStyle);
  return style === null ? null : t('EDITOR.SPOKEN.TEXT_STYLE_ADDED', { name: style });
}

/** “Alignment: Center”, “Button added”; “Done: Wrap button” for steps that change no value. */
export function stepAnnouncement(
  described: Described,
  label: HistoryLabel,
  collected: CollectedChanges,
): string {
  const { i18n, site, session } = described;
  const { t } = i18n;
  if (isStep(label, 'ADD'))
    return t('EDITOR.ADDED', { widget: widgetName(t, String(label.values?.widget ?? '')) });
  const ofDesign = designText(described, label, collected);
  if (ofDesign !== null) return ofDesign;
  const words = { t, site: site() };
  const values = stepChanges(words, session.store.reader, collected.steps).map(({ name, after }) =>
    t('EDITOR.STEP_VALUE', { name: name.replaceAll(' · ', ' '), value: after }),
  );
  const isEdit = isStep(label, 'CHANGE') || isStep(label, 'TEXT_STYLE');
  if (isEdit && values.length > 0) return values.join(', ');
  return t('EDITOR.STEP_DONE', { step: stepText(i18n, label) });
}
