import { expect, test } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const NAMES = ['Header', 'Button', 'Image', 'Übersicht', 'Button', 'Icon'];
const asked = {
  ids: NAMES.map((_, at) => `${at}`),
  nameOf: (id: string) => NAMES[Number(id)] ?? '',
};

/** Where the letters lead, each typed `gap` ms after the last, the focus following. */
function typing(letters: string, gap: number, from = '0'): string {
  const find = createTypeAhead();
  let focus = from;
  [...letters].forEach((letter, turn) => {
    focus = find(letter, turn * gap, { ...asked, from: focus }) ?? focus;
  });
  return focus;
}

test('a letter moves to the next match and cycles through all matches', () => {
  expect(typing('b', 0)).toBe('1');
  expect(typing('bb', 100)).toBe('4');
  expect(typing('bbb', 100)).toBe('1');
});

test('letters typed quickly form one search; a pause starts a new one', () => {
  expect(typing('ic', 100)).toBe('5');
  expect(typing('ib', 900)).toBe('4');
});

test('ignores accents and case; without a match the focus stays', () => {
  expect(typing('UB', 100)).toBe('3');
  expect(typing('x', 0, '2')).toBe('2');
});
