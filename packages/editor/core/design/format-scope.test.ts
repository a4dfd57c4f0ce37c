import { expect, test } from 'vitest';
import { withFormatsIn } from './format-scope.ts';

const style = {
  desktop: { font_size: 48, line_height: 1.2 },
  mobile_h: { font_size: 36 },
  mobile_v: { font_size: 32, line_height: 1.3 },
  link: { color: 'accent' },
} as const;

test('a format changed for all devices has no override left that would hide it', () => {
  expect(withFormatsIn(style, { device: 'mobile_v', isForAll: true }, { font_size: 40 })).toEqual({
    desktop: { font_size: 40, line_height: 1.2 },
    mobile_v: { line_height: 1.3 },
    link: { color: 'accent' },
  });
});

test('a format changed for one device leaves the others', () => {
  expect(withFormatsIn(style, { device: 'mobile_v', isForAll: false }, { font_size: 40 })).toEqual({
    ...style,
    mobile_v: { font_size: 40, line_height: 1.3 },
  });
});
