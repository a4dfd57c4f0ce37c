// @vitest-environment happy-dom
import type { PageStatus } from '@plinth/model';
import { UnderConstructionProvider } from '@plinth/ui';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setValue } from '../core/commands/properties.ts';
import { setMainColors } from '../core/design/design-commands.ts';
import { createDesignStore } from '../core/design/design-store.ts';
import { designTree } from '../core/design/design-tree.ts';
import type { SaveRequest } from '../core/ports/save-port.ts';
import { createSession } from '../core/session/create-session.ts';
import { storedDesign } from '../core/testing/stored-design.ts';
import { createDirtyTracker } from './dirty.ts';
import { createSaveController } from './save-controller.ts';
import { useAutosave } from './use-autosave.ts';

const tree = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [{ id: 'text', widget: 'text', properties: { html: 'Hello' }, children: [] }],
};

type Site = {
  status: PageStatus;
  isUnderConstruction: boolean;
  isLaunchedElsewhere?: boolean;
  /** The status that another window has stored meanwhile. */
  storedStatus?: PageStatus;
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
  const sent: SaveRequest[] = [];
  const save = async (request: SaveRequest) => {
    sent.push(request);
    return { kind: 'saved', sections: {}, revisions: { content: sent.length + 1 } } as const;
  };
  const saving = createSaveController({
    ...{ session, dirty, save: () => save, now: () => new Date() },
    design: createDesignStore(session, storedDesign),
    revisions: { content: 1 },
  });
  const stored = {
    isUnderConstruction: async () => isUnderConstruction && !elsewhere.isLaunchedElsewhere,
    readStatus: async () => elsewhere.storedStatus ?? status,
  };
  const { result } = renderHook(() => useAutosave({ session, dirty, saving }, { status, stored }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UnderConstructionProvider value={isUnderConstruction}>{children}</UnderConstructionProvider>
    ),
  });
  setValue(session, ['text'], { path: ['html'], value: 'New' });
  setMainColors(session, { 1: '#111111' });
  return { dirty, sent, autosave: result.current };
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
