import type { ColorTheme } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import type { DesignPort, StoredColors, TextStyleRecord } from './design-port.ts';

/** What is shown on the canvas before it is saved: rules that stand after the site's sheet. */
export type DesignDraft = {
  readonly css: string;
  readonly colors?: ColorTheme;
};

const NOTHING: DesignDraft = { css: '' };

export type DesignState = {
  /** The site's style sheet. */
  readonly css: string;
  readonly draft: DesignDraft;
  /** null until they were asked for. */
  readonly colors: StoredColors | null;
  readonly textStyles: readonly TextStyleRecord[] | null;
  /** Counts what was saved, so that lists are read anew. */
  readonly saves: number;
};

/** The look of the site as the canvas shows it. */
export function createDesignStore(css: string, port: () => DesignPort) {
  const store = createStore<DesignState>(() => ({
    css,
    draft: NOTHING,
    colors: null,
    textStyles: null,
    saves: 0,
  }));
  const { getState, setState } = store;

  /** Shows what was stored, and takes the drafts away only then, so that nothing flickers. */
  const refresh = async (): Promise<void> => {
    const saved = await port().css();
    setState(({ saves }) => ({ css: saved, draft: NOTHING, saves: saves + 1 }));
  };

  return {
    store,
    tryOut: (draft: DesignDraft) => setState({ draft }),
    tryNothing: () => setState({ draft: NOTHING }),
    refresh,
    loadColors: async (): Promise<void> => {
      if (getState().colors === null) setState({ colors: await port().colors() });
    },
    saveColors: async (colors: ColorTheme): Promise<void> => {
      const revision = getState().colors?.revision ?? 0;
      setState({ colors: await port().saveColors({ colors, revision }) });
      await refresh();
    },
    loadTextStyles: async (): Promise<void> => {
      setState({ textStyles: await port().textStyles() });
    },
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
