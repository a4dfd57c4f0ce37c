import { expect, test } from 'vitest';
import { type DesignState, isWholeStylesheet } from './design-store.ts';

const style = (class_name: string) => ({ type: 'text', class_name });

const isWhole = (state: object): boolean =>
  isWholeStylesheet({
    ...{ stored: { styles: [style('quiet')], images: [{ id: 7, url: '/quay.webp' }] } },
    ...{ textStyles: [style('quiet'), style('new')], backgrounds: [] },
    ...state,
  } as unknown as DesignState);

const background = (image_id: number) => ({
  ...{ name: 'Wave', class_name: 'wave', properties: { image_id } },
});

test('the canvas has the whole stylesheet until a style is deleted or an image is new', () => {
  expect(isWhole({})).toBe(true);
  expect(isWhole({ backgrounds: [background(7)] })).toBe(true);
  expect(isWhole({ backgrounds: [background(8)] })).toBe(false);
  expect(isWhole({ textStyles: [style('new')] })).toBe(false);
});
