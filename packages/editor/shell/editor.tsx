import { DEVICE_FACTS } from '@plinth/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DesignContext } from '../core/design/design-context.ts';
import { createDesignStore, type UnsavedColors } from '../core/design/design-store.ts';
import type { EditorPorts } from '../core/ports/ports.ts';
import { SessionContext } from '../core/session/context.ts';
import type { SessionInput } from '../core/session/create-session.ts';
import { type EditedOwner, ServicesContext } from '../core/session/services.ts';
import type { EditorUi } from '../core/view/ui-store.ts';
import { autosave } from '../save/autosave.ts';
import { createWork } from '../save/create-work.ts';
import { retrySave } from '../save/retry-save.ts';
import { SaveContext } from '../save/save-context.ts';
import type { UnsavedWork } from '../save/unsaved-work.ts';
import { useUnsaved } from '../save/use-unsaved.ts';
import { tourState } from '../tools/tour/tour-state.ts';
import { storedPanel } from './stored-panel.ts';
import { Workbench } from './workbench.tsx';

export type EditorProps = {
  readonly owner: EditedOwner;
  /** Read once: another document needs another `key`. */
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
  /** Takes changes of the site's colors over to the next document. */
  readonly keptColors?: UnsavedColors;
};

/**
 * The visual editor of one document: its content and the shared sections around it. It gets documents and
 * ports; it knows no server and no route.
 */
export function Editor({ owner, input, ports, canvasSrc, designCss, ...props }: EditorProps) {
  const { isFirstVisit = false, onUnsaved, keptColors: kept } = props;
  const latest = useRef(ports);
  latest.current = ports;
  const [design] = useState(() =>
    createDesignStore({ css: designCss, port: () => latest.current.design, kept }),
  );
  const [work] = useState(() => {
    const ui = { ...startingView(window.innerWidth), ...input.ui };
    const opened = createWork({
      owner,
      input: { ...input, ui },
      save: () => latest.current.save,
      design,
    });
    if (isFirstVisit) tourState(opened.session).setState({ tour: 'first' });
    return opened;
  });
  const { session, dirty, saving, journal } = work;
  useUnsaved({ ...work, design, onUnsaved });
  useEffect(() => {
    if (design.store.getState().changes.size > 0) design.loadColors().catch(() => undefined);
  }, [design]);
  useEffect(() => retrySave(saving), [saving]);
  useEffect(
    () => (owner.status === 'draft' ? autosave(session, dirty, saving) : undefined),
    [owner.status, session, dirty, saving],
  );
  useEffect(() => journal.start(), [journal]);
  const services = useMemo(
    () => ({ owner, ports, emptyPage: canvasSrc }),
    [owner, ports, canvasSrc],
  );
  return (
    <SessionContext value={session}>
      <ServicesContext value={services}>
        <SaveContext value={work}>
          <DesignContext value={design}>
            <Workbench canvasSrc={canvasSrc} />
          </DesignContext>
        </SaveContext>
      </ServicesContext>
    </SessionContext>
  );
}

/** As the person left it; on a small screen the page comes first, at the size of that screen. */
const startingView = (width: number): Partial<EditorUi> => ({
  panel: storedPanel(),
  device: width <= (DEVICE_FACTS.mobile_v.maxWidth ?? 0) ? 'mobile_v' : 'desktop',
});
