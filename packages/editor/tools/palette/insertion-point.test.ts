import { expect, test } from 'vitest';
import { listRoom } from './insertion-point.ts';

const window = { top: 48, bottom: 800 };
const line = (top: number) => ({ top, bottom: top + 30 });

test('the list is below the line, as tall as the room there', () => {
  expect(listRoom(line(200), window)).toEqual({ side: 'bottom', height: 486 });
  expect(listRoom(line(520), window)).toEqual({ side: 'bottom', height: 166 });
});

test('the list is above a line near the lower edge of the window', () => {
  expect(listRoom(line(600), window)).toEqual({ side: 'top', height: 468 });
});

test('beside no writing, the list is where more of it fits', () => {
  expect(listRoom({ top: 540, bottom: 540 }, window)).toEqual({ side: 'top', height: 408 });
  expect(listRoom({ top: 460, bottom: 460 }, window)).toEqual({ side: 'bottom', height: 256 });
});

test('the list has a useful height in a low window, on the side with more room', () => {
  expect(listRoom(line(100), { top: 48, bottom: 300 })).toEqual({ side: 'bottom', height: 144 });
});
