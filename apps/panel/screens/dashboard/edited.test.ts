import { expect, it } from 'vitest';
import { editedSince } from './edited.ts';

const START = '2026-11-20T10:00:00.000Z';
const SOON = '2026-11-20T10:00:05.000Z';
const LATER = '2026-11-20T10:05:00.000Z';

it('tells the owner’s work from what the setup made', () => {
  const isEdited = editedSince([{ created: START, modified: START }]);
  expect(isEdited({ created: START, modified: START })).toBe(false);
  expect(isEdited({ created: SOON, modified: SOON })).toBe(false);
  expect(isEdited({ created: START, modified: SOON })).toBe(true);
  expect(isEdited({ created: LATER, modified: LATER })).toBe(true);
});
