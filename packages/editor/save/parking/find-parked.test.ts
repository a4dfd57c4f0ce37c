// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setValue } from '../../core/commands/properties.ts';
import type { ParkedWork } from '../../core/ports/parking/port.ts';
import { createSession } from '../../core/session/create-session.ts';
import { createDirtyTracker } from '../dirty.ts';
import { currentWork } from '../journal/current-work.ts';
import type { FoundJournal } from '../journal/find-journals.ts';
import { restoreWork } from '../journal/restore-journal.ts';
import { createSaveController } from '../save-controller.ts';
import { isContinuedElsewhere, offerParked } from './find-parked.ts';

function open(html: string, content = 1) {
  const session = createSession({
    sections: [
      {
        ...{ name: 'content', id: 1, label: '', usedOn: 1 },
        tree: {
          ...{ id: 'root', widget: 'section', properties: {} },
          children: [{ id: 'text', widget: 'text', properties: { html }, children: [] }],
        },
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  const dirty = createDirtyTracker(session.store);
  const save = async () => ({ kind: 'unreachable' }) as const;
  const saving = createSaveController({
    ...{ session, dirty, save: () => save, now: () => new Date() },
    revisions: { content },
  });
  return { session, dirty, saving };
}

/** The work of another browser that wrote this on the stored page, as it arrives over the wire. */
function parked(html: string): ParkedWork {
  const first = open('Stored');
  setValue(first.session, ['text'], { path: ['html'], value: html });
  const data = currentWork(first, first.saving.storedVersion());
  const work = { window: 'there', revision: 3, modified: 7, device: 'Firefox · Windows', data };
  return JSON.parse(JSON.stringify(work)) as ParkedWork;
}

function offer(work: ParkedWork | null, here: ReturnType<typeof open>, own: string[] = []) {
  const taken: unknown[] = [];
  const query = {
    ...{ session: here.session, owner: { kind: 'page', id: 1 } as const, own },
    stored: here.saving.storedVersion(),
    takeOver: (version: unknown) => taken.push(version),
  };
  return offerParked(work, query).then((found) => ({ found, taken }));
}

test('parked work is restored with its undo history on the same documents', async () => {
  const here = open('Stored');
  const { found, taken } = await offer(parked('Unsaved'), here);
  expect(found).toMatchObject({ isCurrent: true, device: 'Firefox · Windows' });
  expect(found?.journal.at).toBe(7);
  if (found) await restoreWork(here, found);
  expect(here.session.store.node('text')?.properties).toEqual({ html: 'Unsaved' });
  here.session.history.undo();
  expect(here.dirty.isDirty()).toBe(false);
  expect(taken).toEqual([]);
  await found?.drop();
  expect(taken).toEqual([{ window: 'there', revision: 3 }]);
});

test('parked work without undo steps is restored as well', async () => {
  const here = open('Stored');
  const work = parked('Unsaved');
  const { found } = await offer({ ...work, data: { ...work.data, history: null } }, here);
  if (found) await restoreWork(here, found);
  expect(here.session.store.node('text')?.properties).toEqual({ html: 'Unsaved' });
});

test('parked work is merged with changes made here', async () => {
  const here = open('Stored');
  setValue(here.session, ['text'], { path: ['align'], value: 'right' });
  const { found } = await offer(parked('Unsaved'), here);
  if (found) await restoreWork(here, found);
  expect(here.session.store.node('text')?.properties).toEqual({ html: 'Unsaved', align: 'right' });
});

test('work that this window offers already, or that is saved, is not offered', async () => {
  expect((await offer(null, open('Stored'))).found).toBeNull();
  expect(await offer(parked('Unsaved'), open('Stored'), ['there'])).toEqual({
    found: null,
    taken: [],
  });
  const saved = await offer(parked('Unsaved'), open('Unsaved', 2));
  expect(saved).toEqual({ found: null, taken: [{ window: 'there', revision: 3 }] });
});

test('a journal is over once its work was continued or finished in another browser', async () => {
  const here = open('Stored');
  const { found } = await offer(parked('Unsaved'), here);
  if (!found) throw new Error('Nothing is offered');
  const own = { ...found, journal: { ...found.journal, id: 'here', at: 5, isParked: true } };
  const [now, later] = [open('Stored'), open('Stored', 2)].map((one) => one.saving.storedVersion());
  const isOver = (one: FoundJournal, work: ParkedWork | null | undefined, stored = now) =>
    isContinuedElsewhere(one, work, stored ?? '');
  expect(isOver(own, parked('More'))).toBe(true);
  expect(isOver(own, { ...parked('More'), modified: 4 })).toBe(false);
  expect(isOver(own, { ...parked('Unsaved'), window: 'here' })).toBe(false);
  expect(isOver(own, null, later)).toBe(true);
  expect(isOver(own, null)).toBe(false);
  expect(isOver(own, undefined, later)).toBe(false);
  const unparked = { ...own, journal: { ...own.journal, isParked: false } };
  expect(isOver(unparked, parked('More'))).toBe(false);
});
