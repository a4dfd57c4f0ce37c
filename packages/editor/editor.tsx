import { DEVICE_FACTS } from '@plinth/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keptPanel } from './chrome/kept-panel.ts';
import { DesignContext } from './design/design-context.ts';
import { createDesignStore, type KeptColors } from './design/design-store.ts';
import type { EditorPorts } from './ports.ts';
import { autosave } from './save/autosave.ts';
import { openWork } from './save/open-work.ts';
import { sendAgain } from './save/send-again.ts';
import type { UnsavedWork } from './save/unsaved-work.ts';
import { useUnsaved } from './save/use-unsaved.ts';
import { SessionContext } from './session/context.ts';
import type { SessionInput } from './session/create-session.ts';
import { type EditedPage, ServicesContext } from './session/services.ts';
import type { EditorUi } from './store/ui-store.ts';
import { Workbench } from './workbench.tsx';

export type EditorProps = {
  readonly page: EditedPage;
  /** Read once: another page needs another `key`. */
  readonly input: SessionInput;
  readonly ports: EditorPorts;
  /** Address of an empty page of this origin for the canvas. */
  readonly canvasSrc: string;
  /** The site's style sheet. */
  readonly designCss: string;
  /** The editor explains itself to somebody who sees it for the first time. */
  readonly isFirstVisit?: boolean;
  /** Hears of the work that is not saved; null: there is none. */
  readonly onUnsaved?: (work: UnsavedWork | null) => void;
  /** Takes changes of the site's colours over to the next editor of the page. */
  readonly keptColors?: KeptColors;
};

/**
 * The visual editor of one page: its content and the shared sections around it. It gets documents and
 * ports; it knows no server and no route.
 */
export function Editor({ page, input, ports, canvasSrc, designCss, ...props }: EditorProps) {
  const { isFirstVisit = false, onUnsaved, keptColors: kept } = props;
  const latest = useRef(ports);
  latest.current = ports;
  const [design] = useState(() =>
    createDesignStore({ css: designCss, port: () => latest.current.design, kept }),
  );
  const [work] = useState(() => {
    const tour = isFirstVisit ? ('first' as const) : null;
    const ui = { ...startingView(window.innerWidth), tour, ...input.ui };
    return openWork({ page, input: { ...input, ui }, save: () => latest.current.save, design });
  });
  const { session, dirty, saving, journal } = work;
  useUnsaved({ ...work, design, onUnsaved });
  useEffect(() => {
    if (design.store.getState().changes.size > 0) design.loadColors().catch(() => undefined);
  }, [design]);
  useEffect(() => sendAgain(saving), [saving]);
  useEffect(
    () => (page.status === 'draft' ? autosave(session, dirty, saving) : undefined),
    [page.status, session, dirty, saving],
  );
  useEffect(() => journal.start(), [journal]);
  useEffect(() => {
    if (kept && kept.current.size > 0) design.loadColors().catch(() => undefined);
  }, [design, kept]);
  const services = useMemo(
    () => ({ page, ports, ...work, emptyPage: canvasSrc }),
    [page, ports, work, canvasSrc],
  );
  return (
    <SessionContext value={session}>
      <ServicesContext value={services}>
        <DesignContext value={design}>
          <Workbench canvasSrc={canvasSrc} />
        </DesignContext>
      </ServicesContext>
    </SessionContext>
  );
}

/** As the person left it; on a small screen the page comes first, at the size of that screen. */
const startingView = (width: number): Partial<EditorUi> => ({
  panel: keptPanel(),
  device: width <= (DEVICE_FACTS.mobile_v.maxWidth ?? 0) ? 'mobile_v' : 'desktop',
});
