import type { Framing } from '@plinth/model';
import { expect, test } from 'vitest';
import { frameProblems } from './frame-check.ts';

const found = (properties: Record<string, string>, known?: Framing) =>
  frameProblems({
    node: { id: 'f', widget: 'iframe', parent: 'root', children: [], properties },
    framing: () => known,
  }).map(({ about }) => about);

const url = 'https://example.com/';

test('a frame needs a name, and an address that lets itself be shown', () => {
  expect(found({ url, title: 'Map' }, 'frameable')).toEqual([]);
  expect(found({ url, title: ' ' }, 'frameable')).toEqual(['FRAME_NAME']);
  expect(found({ url }, 'not')).toEqual(['FRAME_REFUSED', 'FRAME_NAME']);
});

test('what is not known is no problem, and nothing lacks a name that shows nothing', () => {
  expect(found({ url, title: 'Map' }, 'unknown')).toEqual([]);
  expect(found({ url, title: 'Map' })).toEqual([]);
  expect(found({})).toEqual([]);
});
