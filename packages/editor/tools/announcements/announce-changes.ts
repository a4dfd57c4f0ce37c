import { keyPart } from '@plinth/i18n';
import { type HistoryLabel, type NodeId, sameValue } from '@plinth/model';
import { announce, isAnnouncing } from '@plinth/ui';
import { stepLabel } from '../../core/steps/step.ts';
import { collectChanges } from './collect-changes.ts';
import { selectionText, writtenText } from './selection-text.ts';
import { type Described, stepAnnouncement } from './step-announcement.ts';

/** ms without another key after which a typed value is read: its digits would be read one by one. */
const TYPING_PAUSE = 600;

/** Fields and sliders, whose value changes with every key. */
const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, [role="slider"]';

/** Whether the focused element says itself what is selected: a row of a tree, unless it is another. */
const isSaidByRow = (selection: readonly NodeId[]): boolean => {
  const row = document.activeElement?.closest<HTMLElement>('[role="treeitem"]');
  return row != null && selection.length === 1 && selection[0] === row.dataset.layer;
};

/** Announces each step, once its value is typed. Undo, redo, and saves are announced elsewhere. */
function announceSteps(described: Described) {
  const { history, ui } = described.session;
  const changes = collectChanges(described.session);
  let latest: HistoryLabel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    clearTimeout(timer);
    if (!changes.hasAny()) return;
    const { textEditing } = ui.getState();
    const isAdding = latest?.key === stepLabel('ADD').key;
    // Commands that announce their result don't need the name of the step.
    if (latest && (textEditing === null || isAdding) && !isAnnouncing())
      announce(stepAnnouncement(described, latest, changes.read()));
    changes.clear();
  };
  const stop = history.subscribe(() => {
    clearTimeout(timer);
    const { done, undone } = history.data();
    const isUndone = undone.length > 0;
    if (isUndone) changes.clear();
    if (!changes.hasAny()) return;
    // A change that takes back the latest step leaves none.
    latest = done.at(-1)?.label ?? latest;
    // After the event, when the whole change and all announcements of commands are known.
    timer = setTimeout(say, document.activeElement?.matches(TYPED) ? TYPING_PAUSE : 0);
  });
  return {
    say,
    stop: () => {
      clearTimeout(timer);
      stop();
      changes.stop();
    },
  };
}

/**
 * Announces selections, devices, zoom, and texts that open for editing, after the step that led to it,
 * and what is selected when the focus returns to the page.
 */
function announceView(described: Described, sayStep: () => void): () => void {
  const { session, i18n, site, stage } = described;
  const { ui } = session;
  let isSelected = false;
  let isDevice = false;
  let isOpened = false;
  let isZoomed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    timer = undefined;
    sayStep();
    const { device, textEditing, shownZoom, selection } = ui.getState();
    const named = { t: i18n.t, session, site: site() };
    if (isDevice) announce(i18n.t(`COMMON.DEVICE.${keyPart(device)}`));
    if (isZoomed) announce(i18n.t('EDITOR.SPOKEN.ZOOM', { percent: Math.round(shownZoom * 100) }));
    if (isSelected && textEditing === null && !isSaidByRow(selection))
      announce(selectionText(named));
    if (isOpened && textEditing !== null) announce(writtenText(named, textEditing));
    isSelected = false;
    isDevice = false;
    isOpened = false;
    isZoomed = false;
  };
  const stop = ui.subscribe((now, before) => {
    const isWritten = before.textEditing !== null && now.textEditing === null;
    isSelected ||= isWritten || !sameValue(now.selection, before.selection);
    isDevice ||= now.device !== before.device;
    isOpened ||= now.textEditing !== null && now.textEditing !== before.textEditing;
    isZoomed ||= now.zoom !== before.zoom;
    if (isSelected || isDevice || isOpened || isZoomed) timer ??= setTimeout(say);
  });
  const handleReturn = ({ relatedTarget }: FocusEvent) => {
    const region = (relatedTarget as Element | null)?.closest('[data-region]');
    if (!region || region.matches('[data-region="canvas"]')) return;
    isSelected = true;
    timer ??= setTimeout(say);
  };
  // The stage passes the focus on while a text is selected.
  stage?.addEventListener('focus', handleReturn, { capture: true });
  return () => {
    clearTimeout(timer);
    stop();
    stage?.removeEventListener('focus', handleReturn, { capture: true });
  };
}

/** Announces steps, selections, and devices. Returns a function that stops it. */
export function announceChanges(described: Described): () => void {
  const steps = announceSteps(described);
  const stopView = announceView(described, steps.say);
  return () => {
    stopView();
    steps.stop();
  };
}
