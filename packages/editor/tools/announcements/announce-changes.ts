import { type I18n, keyPart } from '@plinth/i18n';
import { type HistoryLabel, sameValue } from '@plinth/model';
import { announce, isAnnouncing } from '@plinth/ui';
import type { SiteContext } from '@plinth/widgets/kit';
import { stepLabel } from '../../core/commands/step.ts';
import { stepChanges } from '../../core/history/step-changes.ts';
import { stepText } from '../../core/history/step-text.ts';
import { factTextIn } from '../../core/properties/plain-text.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { widgetName } from '../../core/widgets/widget-name.ts';
import { selectionText } from './selection-text.ts';

/** The label of a new step; null for more of the latest one, and for undo, redo, and saves. */
function watchSteps({ history }: EditorSession) {
  const known = new WeakSet<object>();
  let count = 0;
  let latest: HistoryLabel | null = null;
  const learn = (): HistoryLabel | null => {
    const { done, undone } = history.data();
    const step = done.at(-1);
    const isKnown = step === undefined || known.has(step);
    for (const each of [...done, ...undone]) known.add(each);
    const label = step?.label ?? null;
    const isMore = done.length === count && sameValue({ ...label }, { ...latest });
    [count, latest] = [done.length, label];
    return isKnown || isMore ? null : label;
  };
  learn();
  return learn;
}

type Described = {
  readonly session: EditorSession;
  readonly i18n: I18n;
  /** The site at the time of a step. */
  readonly site: () => SiteContext;
};

/** “Done: Edit button, Alignment: Center”. */
function doneText({ i18n, site, session }: Described, label: HistoryLabel): string {
  const { history, store } = session;
  const { t } = i18n;
  if (label.key === stepLabel('ADD', '').key)
    return t('EDITOR.ADDED', { widget: widgetName(t, String(label.values?.widget ?? '')) });
  const actions = history.data().done.at(-1)?.steps ?? [];
  const changes = stepChanges({ t, site: site() }, store.reader, actions).map(({ name, after }) =>
    t('EDITOR.STEP_VALUE', { name, value: after }),
  );
  return t('EDITOR.STEP_DONE', { step: [stepText(i18n, label), ...changes].join(', ') });
}

/** Whether the focused element says itself what is selected. */
const isInTree = (): boolean => document.activeElement?.closest('[role="tree"]') != null;

/** Announces steps, selections, and devices. Returns a function that stops it. */
export function announceChanges(described: Described): () => void {
  const { session, i18n, site } = described;
  const { history, ui } = session;
  const nextStep = watchSteps(session);
  let step: HistoryLabel | null = null;
  let isSelected = false;
  let isDevice = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    const { device, textEditing } = ui.getState();
    // Commands that announce their result don't need the name of the step.
    const isAdding = step?.key === stepLabel('ADD', '').key;
    if (step && (textEditing === null || isAdding) && !isAnnouncing())
      announce(doneText(described, step));
    if (isDevice) announce(i18n.t(`COMMON.DEVICE.${keyPart(device)}`));
    if (isSelected && textEditing === null && !isInTree())
      announce(selectionText({ t: i18n.t, session, factText: factTextIn(site()) }));
    step = null;
    isSelected = false;
    isDevice = false;
  };
  // After the event, when the whole change and all announcements of commands are known.
  const sayLater = () => {
    timer ??= setTimeout(say);
  };

  const stops = [
    history.subscribe(() => {
      const label = nextStep();
      if (!label) return;
      step = label;
      sayLater();
    }),
    ui.subscribe((now, before) => {
      const isWritten = before.textEditing !== null && now.textEditing === null;
      isSelected ||= isWritten || !sameValue(now.selection, before.selection);
      isDevice ||= now.device !== before.device;
      if (isSelected || isDevice) sayLater();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
