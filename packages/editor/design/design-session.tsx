import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DesignContext, DesignPortContext } from '../core/design/design-context.ts';
import { createDesignStore } from '../core/design/design-store.ts';
import { designTree } from '../core/design/design-tree.ts';
import { useSiteFonts } from '../core/design/use-site-fonts.ts';
import { useUndoRedo } from '../core/history/use-undo-redo.ts';
import type { DesignPort } from '../core/ports/design/port.ts';
import type { DesignChanges, StoredDesign } from '../core/ports/design/stored-design.ts';
import { FilesContext, type FilesPort } from '../core/ports/files-context.ts';
import type { SaveOutcome, SavePort } from '../core/ports/saving/port.ts';
import { SessionContext } from '../core/session/context.ts';
import { createSession } from '../core/session/create-session.ts';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { createDirtyTracker } from '../save/dirty.ts';
import { SaveContext } from '../save/save-context.ts';
import { createSaveController } from '../save/save-controller.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** The outcome of saving the design. After a conflict, `design` is as somebody else has stored it. */
export type DesignOutcome =
  | { readonly kind: 'saved' | 'conflict'; readonly design: StoredDesign }
  | Extract<SaveOutcome, { kind: 'failed' }>;

export type DesignSessionProps = {
  /** As stored; read on mount only. */
  readonly stored: StoredDesign;
  readonly port: DesignPort;
  readonly files: FilesPort;
  readonly save: (changes: DesignChanges) => Promise<DesignOutcome>;
  readonly isDemo: boolean;
  readonly children: ReactNode;
};

/** There are no documents, so their revisions don't matter. */
const NO_SECTIONS = { sections: {}, revisions: { content: 0 } };

function openDesign(stored: StoredDesign, isDemo: boolean, save: () => SavePort['save']) {
  const session = createSession({
    design: designTree(stored),
    sections: [],
    pageType: 'page',
    newId: () => crypto.randomUUID(),
    isDemo,
  });
  const design = createDesignStore(session, stored);
  const dirty = createDirtyTracker(session.store);
  const { revisions } = NO_SECTIONS;
  const now = () => new Date();
  return {
    ...{ session, design, dirty },
    saving: createSaveController({ session, dirty, revisions, save, now, design }),
  };
}

/**
 * The site's design without a page: the same changes, undo, merging, and views as in the editor, for
 * screens outside of it.
 */
export function DesignSession(props: DesignSessionProps) {
  const { stored, port, files, save, isDemo, children } = props;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [work] = useState(() =>
    openDesign(stored, isDemo, () => async ({ design }) => {
      if (!design) return { kind: 'saved', ...NO_SECTIONS };
      return { ...NO_SECTIONS, ...(await latest.current(design)) };
    }),
  );
  useUndoKeys(useUndoRedo(work.session));
  return (
    <SessionContext value={work.session}>
      <SaveContext value={work}>
        <DesignContext value={work.design}>
          <DesignPortContext value={port}>
            <FilesContext value={files}>
              <SiteFonts />
              {children}
              <ConflictDialog />
            </FilesContext>
          </DesignPortContext>
        </DesignContext>
      </SaveContext>
    </SessionContext>
  );
}

function SiteFonts() {
  useSiteFonts();
  return null;
}
