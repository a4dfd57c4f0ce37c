import { createFormatters } from '@plinth/i18n';
import { expect, test } from 'vitest';
import type { Revision } from '../../core/ports/revisions/port.ts';
import { versionsByDay } from './versions-by-day.ts';

const DAY_MS = 86_400_000;

const saved = (revision: number, daysAgo: number): Revision => ({
  ...{ revision, created: new Date(Date.now() - daysAgo * DAY_MS).toISOString() },
  ...{ author: null, is_current: false, is_published: false, is_launched: false },
  ...{ restored_from: null, changes: null, parts: [], shared: [] },
});

test('versions are grouped by day, newest first', () => {
  const versions = [saved(4, 0), saved(3, 0), saved(2, 1), saved(1, 40)];
  const days = versionsByDay(versions, createFormatters('en_US'));
  expect(days.map(({ versions: items }) => items.map(({ revision }) => revision))).toEqual([
    [4, 3],
    [2],
    [1],
  ]);
  expect(days.map(({ day }) => day).slice(0, 2)).toEqual(['Today', 'Yesterday']);
});
