import { expect, test } from 'vitest';
import type { EditorSession } from '../../core/session/types.ts';
import { problemStore } from './problem-store.ts';
import { checkedPage, findingsInTime, isWorthAsking } from './publish-question.ts';

const fine = { broken: [], lacksDescription: false };
const link = { label: '/lost/', isHidden: false, node: 'n' };
const broken = { broken: [link], lacksDescription: false };

test('a page is published at once unless visitors would notice what is wrong', () => {
  expect(isWorthAsking([], null)).toBe(false);
  expect(isWorthAsking([{ kind: 'heading' }, { kind: 'picture' }], fine)).toBe(false);
  expect(isWorthAsking([{ kind: 'alt' }], fine)).toBe(true);
  expect(isWorthAsking([{ kind: 'contrast' }], null)).toBe(true);
  expect(isWorthAsking([], broken)).toBe(true);
  expect(isWorthAsking([], fine, { bytes: 4e6, heaviest: [] })).toBe(true);
  expect(isWorthAsking([], { ...fine, lacksDescription: true })).toBe(true);
});

test('the question waits for the check of the page, but not for long', async () => {
  const session = {} as EditorSession;
  let isChecked = false;
  const waiting = checkedPage(session, 60_000).then(() => {
    isChecked = true;
  });
  problemStore(session).setState({ problems: [], isComplete: false });
  await Promise.resolve();
  expect(isChecked).toBe(false);
  problemStore(session).setState({ problems: [], isComplete: true });
  await waiting;
  await checkedPage(session, 60_000);
  await checkedPage({} as EditorSession, 1);
});

test('the question waits for the server, but not for long', async () => {
  expect(await findingsInTime({ readFindings: async () => broken }, 60_000)).toBe(broken);
  const failed = async () => Promise.reject(new Error('Offline'));
  expect(await findingsInTime({ readFindings: failed }, 60_000)).toBeNull();
  expect(await findingsInTime({ readFindings: () => new Promise(() => undefined) }, 1)).toBeNull();
});
