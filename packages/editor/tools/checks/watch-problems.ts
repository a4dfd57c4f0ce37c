import type { ColorTheme, Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { onRest } from '../../canvas/contrast/active-control.ts';
import { loadBackgrounds } from '../../canvas/contrast/image-background.ts';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { embeddableStore } from '../../core/embeds/embeddable-store.ts';
import type { EmbedsPort } from '../../core/ports/embeds/port.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { watchNewWidgets } from './new-widgets.ts';
import { problemStore } from './problem-store.ts';

/** ms without changes before a check starts. */
const DEBOUNCE_MS = 900;

const LOAD_ENDS = ['load', 'error'] as const;

type Needs = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly site: () => SiteContext;
  readonly theme: () => ColorTheme | null;
  readonly askFraming: EmbedsPort['checkFraming'];
};

/**
 * Checks the page in idle time after a pause in editing, and restarts when something changes, so that
 * checks never block the user.
 */
export function watchProblems({ session, canvas, site, theme, askFraming }: Needs): () => void {
  const found = problemStore(session);
  const book = embeddableStore(session);
  const framing = (address: string): Framing | undefined => {
    book.check(address, askFraming);
    return book.results.getState().get(address);
  };
  const newWidgets = watchNewWidgets(session, () => scheduleCheck());
  const facts = () => ({
    isNew: newWidgets.has,
    site: site(),
    theme: theme(),
    framing,
    device: session.ui.getState().device,
  });
  let rest = new AbortController();
  let timer = 0;
  let stopCheck: () => void = () => undefined;

  const check = async () => {
    let isStopped = false;
    stopCheck = () => {
      isStopped = true;
    };
    // If loading fails, the next change tries again.
    const checks = await import('./page-checks.ts').catch(() => null);
    if (isStopped || !checks) return;
    stopCheck = checks.checkPage({ session, facts }, (problems) => {
      // The end of a load starts another check.
      const isLoading = loadBackgrounds(canvas.document);
      found.setState({ problems, isComplete: !isLoading });
      // Colors that may differ from those at rest are measured then.
      rest = new AbortController();
      onRest(canvas.document, scheduleCheck, rest.signal);
    });
  };
  const scheduleCheck = () => {
    rest.abort();
    stopCheck();
    clearTimeout(timer);
    if (found.getState().isComplete) found.setState({ isComplete: false });
    timer = window.setTimeout(check, DEBOUNCE_MS);
  };

  const stopStore = session.store.observe(scheduleCheck);
  const stopFraming = book.results.subscribe(scheduleCheck);
  const stopUi = session.ui.subscribe((ui, before) => {
    const isOther = ui.device !== before.device || ui.showHidden !== before.showHidden;
    if (isOther || ui.state !== before.state) scheduleCheck();
  });
  for (const end of LOAD_ENDS) canvas.document.addEventListener(end, scheduleCheck, true);
  scheduleCheck();
  return () => {
    rest.abort();
    stopCheck();
    clearTimeout(timer);
    newWidgets.stop();
    stopStore();
    stopFraming();
    stopUi();
    for (const end of LOAD_ENDS) canvas.document.removeEventListener(end, scheduleCheck, true);
  };
}
