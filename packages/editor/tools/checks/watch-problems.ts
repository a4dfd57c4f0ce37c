import type { ColorTheme, Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { embeddableStore } from '../../core/embeds/embeddable-store.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { problemStore } from './problem-store.ts';

/** ms without changes before a check starts. */
const QUIET = 900;

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
    book.ask(address, askFraming);
    return book.answers.getState().get(address);
  };
  const facts = () => ({
    site: site(),
    theme: theme(),
    framing,
    device: session.ui.getState().device,
  });
  let timer = 0;
  let stopLook: () => void = () => undefined;

  const look = async () => {
    let isStopped = false;
    stopLook = () => {
      isStopped = true;
    };
    // If loading fails, the next change tries again.
    const checks = await import('./page-checks.ts').catch(() => null);
    if (isStopped || !checks) return;
    stopLook = checks.checkPage({ session, facts }, (problems) =>
      found.setState({ problems, isComplete: true }),
    );
  };
  const again = () => {
    stopLook();
    clearTimeout(timer);
    timer = window.setTimeout(look, QUIET);
  };

  const stopStore = session.store.observe(again);
  const stopFraming = book.answers.subscribe(again);
  const stopUi = session.ui.subscribe((ui, before) => {
    const isOther = ui.device !== before.device || ui.showHidden !== before.showHidden;
    if (isOther || ui.state !== before.state) again();
  });
  canvas.document.addEventListener('load', again, true);
  again();
  return () => {
    stopLook();
    clearTimeout(timer);
    stopStore();
    stopFraming();
    stopUi();
    canvas.document.removeEventListener('load', again, true);
  };
}
