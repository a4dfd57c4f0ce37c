import { createStore } from 'zustand/vanilla';
import {
  applyChanges,
  type ColorChanges,
  type DesignDraft,
  draftOf,
  NO_CHANGES,
  unsavedChanges,
} from './color-changes.ts';
import type { DesignPort, StoredColors, TextStyleRecord } from './design-port.ts';

export type DesignState = {
  /** The site's style sheet. */
  readonly css: string;
  /** Derived from the unsaved colors and the previewed rules. */
  readonly draft: DesignDraft;
  /** null until loaded. */
  readonly colors: StoredColors | null;
  /** Preserved until saved or discarded, whichever panel is open. */
  readonly changes: ColorChanges;
  readonly isSavingColors: boolean;
  /** Message key of why the last save of colors failed. */
  readonly colorProblem: string | null;
  /** Previewed rules, cleared by the tool that set them. */
  readonly rules: string;
  readonly textStyles: readonly TextStyleRecord[] | null;
  /** Number of saves, which makes lists reload. */
  readonly saves: number;
};

/** Unsaved colors, preserved until another page is opened. */
export type UnsavedColors = { current: ColorChanges };

type Options = {
  readonly css: string;
  readonly port: () => DesignPort;
  readonly unsaved?: UnsavedColors | undefined;
};

/** The site's design on the canvas. */
export function createDesignStore({ css, port, unsaved = { current: NO_CHANGES } }: Options) {
  const store = createStore<DesignState>(() => ({
    css,
    draft: { css: '' },
    colors: null,
    changes: unsaved.current,
    isSavingColors: false,
    colorProblem: null,
    rules: '',
    textStyles: null,
    saves: 0,
  }));
  const { getState } = store;
  const set = (part: Partial<Omit<DesignState, 'draft'>>): void =>
    store.setState((before) => {
      const next = { ...before, ...part };
      const isSame =
        next.colors === before.colors &&
        next.changes === before.changes &&
        next.rules === before.rules;
      return isSame ? next : { ...next, draft: draftOf(next) };
    });
  store.subscribe(({ changes }) => {
    unsaved.current = changes;
  });

  /** Loads the saved styles, then clears their preview in the same update to prevent flicker. */
  const showStored = async (part: () => Partial<DesignState>): Promise<void> => {
    const saved = await port().css();
    set({ css: saved, ...part() });
  };
  const nextSave = () => ({ saves: getState().saves + 1 });
  const colorState = (colors: StoredColors): Partial<DesignState> => ({
    colors,
    changes: unsavedChanges(colors, getState().changes),
  });
  const reloadColors = async (): Promise<void> => {
    const colors = await port().colors();
    if (colors.revision !== getState().colors?.revision) await showStored(() => colorState(colors));
  };

  let loading: Promise<void> | null = null;
  const saveColors = async (): Promise<void> => {
    const { colors, changes } = getState();
    if (!colors) return;
    const next = { ...colors, colors: applyChanges(colors.colors, changes) };
    const { kind, stored } = await port().saveColors(next);
    set({ colors: stored });
    await showStored(() => ({ ...colorState(stored), ...nextSave() }));
    const hasConflict = kind === 'conflict' && getState().changes.size > 0;
    if (hasConflict) set({ colorProblem: 'EDITOR.COLOR.CHANGED_ELSEWHERE' });
  };

  return {
    store,
    previewRules: (rules: string) => set({ rules }),
    clearPreview: () => set({ rules: '' }),
    refresh: () => showStored(() => ({ rules: '', ...nextSave() })),
    /** Loads the colors unless they are loaded or loading. */
    loadColors: async (): Promise<void> => {
      if (getState().colors !== null) return;
      loading ??= reloadColors().finally(() => {
        loading = null;
      });
      await loading;
    },
    reloadColors,
    changeColor: (index: number, color: string): void => {
      const { colors, changes, isSavingColors } = getState();
      const next = new Map([...changes, [index, color]]);
      // During a save, the stored color may differ from the known one.
      set({ changes: isSavingColors ? next : unsavedChanges(colors, next) });
    },
    discardColors: () => set({ changes: NO_CHANGES, colorProblem: null }),
    /** Resolves to whether all color changes are saved. */
    saveColors: async (): Promise<boolean> => {
      if (getState().isSavingColors || getState().changes.size === 0) return false;
      set({ isSavingColors: true, colorProblem: null });
      try {
        await saveColors();
      } catch (error) {
        set({
          colorProblem: error instanceof Error ? error.message : 'COMMON.MESSAGES.UPDATE_ERROR',
        });
      }
      set({ isSavingColors: false });
      return getState().changes.size === 0;
    },
    loadTextStyles: async (): Promise<void> => {
      set({ textStyles: await port().textStyles() });
    },
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
