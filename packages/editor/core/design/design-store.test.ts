import { DEFAULT_COLORS } from '@plinth/model';
import { expect, test } from 'vitest';
import type { DesignPort, StoredColors } from './design-port.ts';
import { createDesignStore, type UnsavedColors } from './design-store.ts';

const unused = () => Promise.reject(new Error('unused'));

/** Stored colors shared by several editors. Saves based on an older revision are conflicts. */
function createSite() {
  let stored: StoredColors = { colors: DEFAULT_COLORS, revision: 1 };
  const save: DesignPort['saveColors'] = async ({ colors, revision }) => {
    if (revision !== stored.revision) return { kind: 'conflict', stored };
    stored = { colors, revision: revision + 1 };
    return { kind: 'saved', stored };
  };
  const port: DesignPort = {
    ...{ presets: unused, savePreset: unused, duplicatePreset: unused, presetUses: unused },
    ...{ textStyles: unused, saveTextStyle: unused, textStyleUses: unused, backgrounds: unused },
    colors: async () => stored,
    saveColors: save,
    css: async () => stored.colors.main.join(),
  };
  return {
    main: () => stored.colors.main,
    open: (unsaved?: UnsavedColors) => createDesignStore({ css: '', port: () => port, unsaved }),
    port,
  };
}

test('concurrent color changes are merged when both are saved', async () => {
  const site = createSite();
  const [one, other] = [site.open(), site.open()];
  await Promise.all([one.reloadColors(), other.reloadColors()]);
  other.changeColor(0, '#111111');
  expect(await other.saveColors()).toBe(true);
  one.changeColor(1, '#222222');
  expect(await one.saveColors()).toBe(false);
  const state = one.store.getState();
  expect(state.colorProblem).toBe('EDITOR.COLOR.CHANGED_ELSEWHERE');
  expect(state.draft.colors?.main.slice(0, 2)).toEqual(['#111111', '#222222']);
  expect(site.main()[1]).toBe(DEFAULT_COLORS.main[1]);

  expect(await one.saveColors()).toBe(true);
  expect(site.main().slice(0, 2)).toEqual(['#111111', '#222222']);
  expect(one.store.getState()).toMatchObject({ colorProblem: null, draft: { css: '' } });
  expect(one.store.getState().css).toBe(site.main().join());
});

test('reloading colors keeps unsaved changes', async () => {
  const site = createSite();
  const [one, other] = [site.open(), site.open()];
  await Promise.all([one.reloadColors(), other.reloadColors()]);
  one.changeColor(1, '#222222');
  other.changeColor(0, '#111111');
  await other.saveColors();
  await one.reloadColors();
  expect(one.store.getState().draft.colors?.main.slice(0, 2)).toEqual(['#111111', '#222222']);
  expect(one.store.getState().css).toBe(site.main().join());
  expect(await one.saveColors()).toBe(true);
});

test('a color changed back to its stored value is unchanged', async () => {
  const design = createSite().open();
  await design.reloadColors();
  design.changeColor(0, '#111111');
  expect(design.store.getState().changes.size).toBe(1);
  design.changeColor(0, DEFAULT_COLORS.main[0] ?? '');
  expect(design.store.getState()).toMatchObject({ changes: new Map(), draft: { css: '' } });
  expect(await design.saveColors()).toBe(false);
});

test('keeps a color that changes during a save', async () => {
  const design = createSite().open();
  await design.reloadColors();
  design.changeColor(0, '#111111');
  const saving = design.saveColors();
  design.changeColor(0, DEFAULT_COLORS.main[0] ?? '');
  expect(await saving).toBe(false);
  expect(design.store.getState().draft.colors?.main[0]).toBe(DEFAULT_COLORS.main[0]);
});

test('a failed save keeps the changes, also in another editor of the page', async () => {
  const site = createSite();
  const kept: UnsavedColors = { current: new Map() };
  const design = site.open(kept);
  await design.reloadColors();
  design.changeColor(0, '#111111');
  const { saveColors } = site.port;
  Object.assign(site.port, { saveColors: () => Promise.reject(new Error('COMMON.MESSAGES.AWAY')) });
  expect(await design.saveColors()).toBe(false);
  expect(design.store.getState()).toMatchObject({
    colorProblem: 'COMMON.MESSAGES.AWAY',
    isSavingColors: false,
  });
  Object.assign(site.port, { saveColors });
  const next = site.open(kept);
  await next.loadColors();
  expect(next.store.getState().draft.colors?.main[0]).toBe('#111111');
  expect(await next.saveColors()).toBe(true);
});

test('previewed rules are independent of color changes', async () => {
  const design = createSite().open();
  await design.reloadColors();
  design.changeColor(0, '#111111');
  const { css } = design.store.getState().draft;
  design.previewRules('.words { color: red; }');
  expect(design.store.getState().draft.css).toBe(`${css}.words { color: red; }`);
  design.clearPreview();
  await design.refresh();
  expect(design.store.getState().draft.css).toBe(css);
});

test('concurrent requests load colors once', async () => {
  const site = createSite();
  const { colors } = site.port;
  let loads = 0;
  const counted = () => {
    loads += 1;
    return colors();
  };
  Object.assign(site.port, { colors: counted });
  const design = site.open();
  await Promise.all([design.loadColors(), design.loadColors()]);
  await design.loadColors();
  expect(loads).toBe(1);
});
