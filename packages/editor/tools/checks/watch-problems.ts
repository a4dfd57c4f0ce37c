import type { ColorTheme, Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { pointedControl } from '../../canvas/contrast/pointed-control.ts';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { embeddableStore } from '../../core/embeds/embeddable-store.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { watchNewWidgets } from './new-widgets.ts';
import { problemStore } from './problem-store.ts';

/** ms without changes before a check starts. */
const DEBOUNCE_MS = 900;

type Needs = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly site: () => SiteContext;
  readonly theme: () => ColorTheme | null;
  readonly askFraming: EditorPorts['checkFraming'];
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
  const stop = new AbortController();
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
      found.setState({ problems, isComplete: true });
      // Its colors are measured once the pointer has left it.
      pointedControl(canvas.document)?.addEventListener('pointerleave', scheduleCheck, {
        once: true,
        signal: stop.signal,
      });
    });
  };
  const scheduleCheck = () => {
    stopCheck();
    clearTimeout(timer);
    timer = window.setTimeout(check, DEBOUNCE_MS);
  };

  const stopStore = session.store.observe(scheduleCheck);
  const stopFraming = book.results.subscribe(scheduleCheck);
  const stopUi = session.ui.subscribe((ui, before) => {
    const isOther = ui.device !== before.device || ui.showHidden !== before.showHidden;
    if (isOther || ui.state !== before.state) scheduleCheck();
  });
  canvas.document.addEventListener('load', scheduleCheck, true);
  scheduleCheck();
  return () => {
    stop.abort();
    stopCheck();
    clearTimeout(timer);
    newWidgets.stop();
    stopStore();
    stopFraming();
    stopUi();
    canvas.document.removeEventListener('load', scheduleCheck, true);
  };
}
