import type { Device } from '@plinth/model';
import { useCallback, useMemo } from 'react';
import { designChanges } from '../core/design/design-changes.ts';
import { useDesignState } from '../core/design/design-context.ts';
import { isWholeStylesheet } from '../core/design/design-store.ts';
import type { DesignChanges } from '../core/ports/design/stored-design.ts';
import type { SaveOutcome } from '../core/ports/saving/port.ts';
import { useSession, useUi } from '../core/session/context.ts';
import { useIsDirty, useSaveState, useSaving } from '../save/save-context.ts';

/** Unsaved changes to the design, for a preview; null if there are none. */
export function useDesignDraft(): DesignChanges | null {
  const { store } = useSession();
  const design = useDesignState((state) => state);
  return useMemo(() => designChanges(store.reader, design.stored), [store, design]);
}

type DesignCss = { readonly sheet?: string; readonly added: string };

/**
 * The site's stylesheet with the changes, and what follows it. Without the stylesheet while the
 * server's has more.
 */
export function useDesignCss(): DesignCss {
  const sheet = useDesignState((state) => (isWholeStylesheet(state) ? state.css : undefined));
  const added = useDesignState(({ colorCss }) => colorCss);
  return useMemo(() => ({ added, ...(sheet !== undefined && { sheet }) }), [sheet, added]);
}

type DesignWork = {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly save: () => Promise<SaveOutcome>;
};

/** Saving of the design. */
export function useDesignWork(): DesignWork {
  const { saving } = useSaving();
  const { phase } = useSaveState();
  return { isDirty: useIsDirty(), isBusy: phase === 'saving', save: saving.save };
}

/** The device whose values are shown and edited. */
export function useDesignDevice(): readonly [Device, (device: Device) => void] {
  const { ui } = useSession();
  const device = useUi((state) => state.device);
  const change = useCallback((next: Device) => ui.setState({ device: next }), [ui]);
  return [device, change];
}
