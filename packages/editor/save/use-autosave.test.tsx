// @vitest-environment happy-dom
import type { PageStatus, WidgetNode } from '@plinth/model';
import { UnderConstructionProvider } from '@plinth/ui';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setValue } from '../core/commands/properties.ts';
import { setMainColors } from '../core/design/design-commands.ts';
import { createDesignStore } from '../core/design/design-store.ts';
import { designTree } from '../core/design/design-tree.ts';
import { fakeLaunch } from '../core/ports/launch/fake.ts';
import { fakeOwner } from '../core/ports/owner/fake.ts';
import { fakeSaving } from '../core/ports/saving/fake.ts';
import { createSession } from '../core/session/create-session.ts';
import { storedDesign } from '../core/testing/stored-design.ts';
import { createDirtyTracker } from './dirty.ts';
import { createSaveController } from './save-controller.ts';
import { useAutosave } from './use-autosave.ts';

const tree = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [{ id: 'text', widget: 'text', properties: { html: 'Hello' }, children: [] }],
};

const theirs: WidgetNode = {
  ...tree,
  children: tree.children.map((text) => ({ ...text, properties: { html: 'Theirs' } })),
};

type Site = {
  status: PageStatus;
  isUnderConstruction: boolean;
  isLaunchedElsewhere?: boolean;
  /** The status that another window has stored meanwhile. */
  storedStatus?: PageStatus;
  /** Another window has stored the text differently. */
  hasConflict?: boolean;
};

/** An open document on a site like this. */
function opened({ status, isUnderConstruction, ...elsewhere }: Site) {
  const session = createSession({
    design: designTree(storedDesign),
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => 'new',
  });
  const dirty = createDirtyTracker(session.store);
  const { sent, save, saveElsewhere } = fakeSaving();
  if (elsewhere.hasConflict) saveElsewhere({ content: theirs });
  const saving = createSaveController({
    ...{ session, dirty, save: () => save, now: () => new Date() },
    design: createDesignStore(session, storedDesign),
    revisions: { content: 1 },
  });
  const stored = {
    ...fakeOwner(() => elsewhere.storedStatus ?? status),
    ...fakeLaunch({
      isUnderConstruction: () => isUnderConstruction && !elsewhere.isLaunchedElsewhere,
    }),
  };
  const { result } = renderHook(() => useAutosave({ session, dirty, saving }, { status, stored }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UnderConstructionProvider value={isUnderConstruction}>{children}</UnderConstructionProvider>
    ),
  });
  setValue(session, ['text'], { path: ['html'], value: 'New' });
  setMainColors(session, { 1: '#111111' });
  const { ui } = session;
  return { dirty, sent, ui, state: saving.state.getState, autosave: result.current };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a published page of a site under construction is saved with the design', async () => {
  const { sent, dirty } = opened({ status: 'publish', isUnderConstruction: true });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.design).toBeDefined();
  expect(dirty.isDirty()).toBe(false);
});

test('a draft of a live site is saved without the design', async () => {
  const { sent, dirty } = opened({ status: 'draft', isUnderConstruction: false });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.design).toBeUndefined();
  expect(dirty.isDirty()).toBe(true);
});

test('a published page of a live site is saved by hand only', async () => {
  const { sent, autosave } = opened({ status: 'publish', isUnderConstruction: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(autosave).toBeNull();
});

test('nothing is saved without being asked once another window has launched the site', async () => {
  const { sent, autosave } = opened({
    ...{ status: 'publish', isUnderConstruction: true },
    isLaunchedElsewhere: true,
  });
  await vi.runAllTimersAsync();
  expect(await autosave?.()).toBe(false);
  expect(sent).toEqual([]);
});

test('a draft that another window has published is no longer saved without being asked', async () => {
  const { sent, dirty } = opened({
    ...{ status: 'draft', isUnderConstruction: false },
    storedStatus: 'publish',
  });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(dirty.isDirty()).toBe(true);
});

/** Waits for the code of merges, and for the merge. */
const merging = async () => {
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
};

test('a conflict asks once the text is written, and does not try again before', async () => {
  const site = { status: 'draft', isUnderConstruction: false, hasConflict: true } as const;
  const { sent, ui, state } = opened(site);
  ui.setState({ textEditing: 'text' });
  await merging();
  expect(state()).toMatchObject({ phase: 'idle', question: null, undecided: 'writing' });
  expect(sent).toHaveLength(1);
  ui.setState({ textEditing: null });
  await merging();
  expect(sent).toHaveLength(2);
  expect(state().question?.conflicts).toMatchObject([{ id: 'text', theirs: 'Theirs' }]);
});

test('an explicit save asks about a conflict while a text is written', async () => {
  const site = { status: 'publish', isUnderConstruction: true, hasConflict: true } as const;
  const { ui, state, autosave } = opened(site);
  ui.setState({ textEditing: 'text' });
  await vi.runAllTimersAsync();
  expect(state().question).toBeNull();
  void autosave?.();
  await merging();
  expect(state().question).not.toBeNull();
});
