import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { fakeRevisions } from '../revisions/fake.ts';
import { fakeSaving } from './fake.ts';

const tree = (id: string): WidgetNode => ({ id, widget: 'section', properties: {}, children: [] });

const opened = () => {
  const sections = { content: tree('old'), header: tree('head') };
  return fakeSaving({ sections, revisions: { content: 4, header: 2 } });
};

test('stores sections and raises their revisions', async () => {
  const saving = opened();
  const outcome = await saving.save({
    sections: { content: tree('new') },
    revisions: { content: 4, header: 1 },
  });
  expect(outcome).toMatchObject({
    kind: 'saved',
    sections: { content: { id: 'new' }, header: { id: 'head' } },
    revisions: { content: 5, header: 2 },
  });
});

test('a save that is based on an older revision is a conflict', async () => {
  const saving = opened();
  saving.saveElsewhere({ header: tree('theirs') });
  const request = { sections: { header: tree('mine') }, revisions: { content: 4, header: 2 } };
  expect(await saving.save(request)).toMatchObject({
    kind: 'conflict',
    sections: { header: { id: 'theirs' } },
    revisions: { content: 4, header: 3 },
  });
  expect(saving.stored().sections.header?.id).toBe('theirs');
});

test('answers as told, and stores nothing then', async () => {
  const saving = opened();
  saving.answerNext({ kind: 'unreachable' }, () => ({ kind: 'failed', messageKey: 'NO' }));
  const request = { sections: { content: tree('new') }, revisions: { content: 4 } };
  expect((await saving.save(request)).kind).toBe('unreachable');
  expect((await saving.save(request)).kind).toBe('failed');
  expect(saving.stored().revisions.content).toBe(4);
  expect((await saving.save(request)).kind).toBe('saved');
  expect(saving.sent).toHaveLength(3);
});

test('held saves wait, and are compared with what is stored then', async () => {
  const saving = opened();
  const release = saving.hold();
  const done = saving.save({ sections: { content: tree('new') }, revisions: { content: 4 } });
  saving.saveElsewhere({ content: tree('theirs') });
  release();
  expect((await done).kind).toBe('conflict');
});

test('saved versions are listed, newest first', async () => {
  const saving = opened();
  const revisions = fakeRevisions(saving.versions);
  await saving.save({ sections: { content: tree('one') }, revisions: { content: 4 } });
  saving.saveElsewhere({ content: tree('two'), header: tree('head2') });
  expect(await revisions.list()).toMatchObject([
    { revision: 6, is_current: true, shared: ['header'] },
    { revision: 5, is_current: false, shared: [] },
  ]);
  expect((await revisions.read(5)).content?.id).toBe('one');
});
