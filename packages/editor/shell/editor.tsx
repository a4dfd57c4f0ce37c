import { useI18n } from '@plinth/i18n/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DesignContext, DesignPortContext } from '../core/design/design-context.ts';
import type { StoredDesign } from '../core/ports/design/stored-design.ts';
import { FilesContext } from '../core/ports/files-context.ts';
import type { EditorPorts } from '../core/ports/ports.ts';
import { SessionContext } from '../core/session/context.ts';
import type { SessionInput } from '../core/session/create-session.ts';
import type { LinkedElement } from '../core/session/services.ts';
import { type EditedOwner, ServicesContext } from '../core/session/services.ts';
import { createWork } from '../save/create-work.ts';
import { retrySave } from '../save/retry-save.ts';
import { RecoveryContext, SaveContext } from '../save/save-context.ts';
import type { UnsavedWork } from '../save/unsaved-work.ts';
import { useAutosave } from '../save/use-autosave.ts';
import { useUnsaved } from '../save/use-unsaved.ts';
import { tourState } from '../tools/tour/tour-state.ts';
import { startingView } from './stored-view.ts';
import { Workbench } from './workbench.tsx';

export type EditorProps = {
  readonly owner: EditedOwner;
  /** Read on mount only: set a different `key` for a different document. */
  readonly input: SessionInput;
  readonly ports: EditorPorts;
  /** URL of an empty page on this origin for the canvas frame. */
  readonly canvasSrc: string;
  /** The site's design as stored; read on mount only. */
  readonly design: StoredDesign;
  /** Selected once the page is shown; again for another object. */
  readonly linked?: LinkedElement | null;
  /** Starts the tour, for first-time users. */
  readonly isFirstVisit?: boolean;
  /** Called when unsaved work appears, and with null when there is none left. */
  readonly onUnsaved?: (work: UnsavedWork | null) => void;
};

/**
 * The visual editor of one document: its content and the shared sections around it. It works on
 * documents and ports, independent of server and routes.
 */
export function Editor({ owner, input, ports, canvasSrc, design: stored, ...props }: EditorProps) {
  const { isFirstVisit = false, linked = null, onUnsaved } = props;
  const latest = useRef(ports);
  latest.current = ports;
  const i18n = useI18n();
  const [work] = useState(() => {
    const ui = { ...startingView(), ...input.ui };
    const opened = createWork({
      owner,
      input: { ...input, ui, text: (key, values) => i18n.t(key, values) },
      savePort: () => latest.current.saving,
      parkingPort: () => latest.current.parking,
      design: stored,
    });
    if (isFirstVisit) tourState(opened.session).setState({ tour: 'first' });
    return opened;
  });
  const { session, design, saving, journal, parking } = work;
  const { status } = owner;
  const [storedNow] = useState(() => ({
    isUnderConstruction: () => latest.current.launch.isUnderConstruction(),
    readStatus: () => latest.current.owner.readStatus(),
  }));
  const autosave = useAutosave(work, { status, stored: storedNow });
  useUnsaved({ ...work, autosave, status, onUnsaved });
  useEffect(() => retrySave(saving), [saving]);
  useEffect(() => journal.start(), [journal]);
  useEffect(() => parking.start(), [parking]);
  const services = useMemo(
    () => ({ owner, ports, emptyPage: canvasSrc, linked }),
    [owner, ports, canvasSrc, linked],
  );
  const { media, site } = ports;
  const files = useMemo(() => ({ media, site: site.context }), [media, site.context]);
  return (
    <SessionContext value={session}>
      <ServicesContext value={services}>
        <SaveContext value={work}>
          <RecoveryContext value={work}>
            <DesignContext value={design}>
              <DesignPortContext value={ports.design}>
                <FilesContext value={files}>
                  <Workbench canvasSrc={canvasSrc} />
                </FilesContext>
              </DesignPortContext>
            </DesignContext>
          </RecoveryContext>
        </SaveContext>
      </ServicesContext>
    </SessionContext>
  );
}
