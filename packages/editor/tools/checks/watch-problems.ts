import { type ColorTheme, type DocumentNode, type Framing, walk } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { embeddableStore } from '../../core/embeds/embeddable-store.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import { type Idle, whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { headingProblems } from './heading-check.ts';
import type { Problem } from './problem.ts';
import { problemStore } from './problem-store.ts';
import { widgetProblems } from './widget-checks.ts';

/** ms of quiet before the page is looked over. */
const QUIET = 900;
/** ms after which it goes on without an idle moment. */
const PATIENCE = 100;
/** ms that have to be left of an idle moment for one more widget. */
const LEFT = 4;

type Needs = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly site: () => SiteContext;
  readonly theme: () => ColorTheme | null;
  readonly askFraming: EditorPorts['checkFraming'];
};

/** All widgets in reading order. */
const nodesOf = ({ sections, store }: EditorSession): readonly DocumentNode[] =>
  sections.flatMap(({ root }) => [...walk(store.reader, root)]);

/**
 * Looks the page over once nobody has changed anything for a while, a few widgets in each idle moment,
 * and begins anew when something changes meanwhile: nobody ever waits for it.
 */
export function watchProblems({ session, canvas, site, theme, askFraming }: Needs): () => void {
  const found = problemStore(session);
  const book = embeddableStore(session);
  const framing = (address: string): Framing | undefined => {
    book.ask(address, askFraming);
    return book.answers.getState().get(address);
  };
  let timer = 0;
  let stopIdle: () => void = () => undefined;

  const look = () => {
    const nodes = nodesOf(session);
    const problems: Problem[] = [];
    let at = 0;
    const some = (idle: Idle) => {
      // However little a moment has left, one widget at a time comes to an end.
      do {
        const node = nodes[at];
        at += 1;
        const element = node && session.elements.get(node.id);
        if (node && element)
          problems.push(
            ...widgetProblems({ node, element, site: site(), theme: theme(), framing }),
          );
      } while (at < nodes.length && idle.timeRemaining() > LEFT);
      if (at < nodes.length) stopIdle = whenIdle(some, PATIENCE);
      else found.setState({ problems: [...problems, ...headingProblems(nodes)], isComplete: true });
    };
    stopIdle = whenIdle(some, PATIENCE);
  };
  const again = () => {
    stopIdle();
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
    stopIdle();
    clearTimeout(timer);
    stopStore();
    stopFraming();
    stopUi();
    canvas.document.removeEventListener('load', again, true);
  };
}
