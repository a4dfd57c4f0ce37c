import { expect, test } from 'vitest';
import { createLogoDrawing } from './logo-drawing.ts';

const SVG = '<svg/>';
const BOX = { left: 0, top: 0, width: 10, height: 10 };

function setUp() {
  const tries: (string | null)[] = [];
  const draw = createLogoDrawing({
    draw: async ({ logo }) => {
      tries.push(logo && String(logo.data));
      if (logo && String(logo.data) === '1') throw new Error('took too long');
      return new Uint8Array([logo ? 1 : 0]);
    },
  });
  const logo = (file: string, byte: number) => ({
    file,
    place: async () => ({
      ...{ data: new Uint8Array([byte]), box: BOX, ground: '#ffffff', plate: '#000000' },
    }),
  });
  return { tries, draw, slow: logo('slow.svg', 1), good: logo('good.svg', 2) };
}

test('a logo that can’t be drawn is left out, and tried once only', async () => {
  const { tries, draw, slow } = setUp();
  expect(await draw(SVG, slow)).toEqual(new Uint8Array([0]));
  expect(await draw(SVG, slow)).toEqual(new Uint8Array([0]));
  expect(tries).toEqual(['1', null, null]);
});

test('another logo is tried', async () => {
  const { tries, draw, slow, good } = setUp();
  await draw(SVG, slow);
  expect(await draw(SVG, good)).toEqual(new Uint8Array([1]));
  expect(tries).toEqual(['1', null, '2']);
});

test('a logo isn’t blamed for a process that draws nothing at all', async () => {
  let isDown = true;
  const draw = createLogoDrawing({
    draw: async ({ logo }) => {
      if (isDown) throw new Error('no process');
      return new Uint8Array([logo ? 1 : 0]);
    },
  });
  const { good } = setUp();
  await expect(draw(SVG, good)).rejects.toThrow('no process');
  isDown = false;
  expect(await draw(SVG, good)).toEqual(new Uint8Array([1]));
});
