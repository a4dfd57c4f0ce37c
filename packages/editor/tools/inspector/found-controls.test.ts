import { type Bundle, loadI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { findsTextStyles, foundControls } from './found-controls.ts';
import { sharedGroups } from './shared-controls.ts';

const { t } = await loadI18n<Bundle>(['editor', 'widgets']);

const found = (widget: string, search: string): readonly string[] =>
  foundControls(sharedGroups([widget]), search, t).flatMap(({ controls }) =>
    controls.map(({ path }) => path),
  );

test.each([
  ['block', 'background color', 'background'],
  ['block', 'color', 'background'],
  ['block', 'rounded', 'border.radius'],
  ['block', 'space', 'spacing'],
  ['button', 'color', 'background_color'],
  ['button', 'text size', 'size'],
  ['button', 'font size', 'size'],
  ['button', 'font', 'font_weight'],
  ['button', 'hover', 'background_color'],
  ['button', 'hover', 'text_color'],
  ['button', 'url', 'link'],
  ['image', 'url', 'link'],
  ['menu', 'text size', 'font_size'],
  ['image', 'crop', 'ratio'],
  ['image', 'Rounded corners', 'border.radius'],
  ['image', 'rdius', 'border.radius'],
])('the settings of a %s have one for "%s"', (widget, search, path) => {
  expect(found(widget, search)).toContain(path);
});

test('words of a search may be anywhere in a setting, but none may be missing', () => {
  expect(found('image', 'corner border')).toEqual(['border.radius']);
  expect(found('image', 'corner unicorn')).toEqual([]);
});

test.each(['text size', 'font', 'font size', 'color', 'bold', 'line height'])(
  'the text styles of a text are found by "%s"',
  (search) => {
    expect(findsTextStyles(search, t)).toBe(true);
  },
);

test('other searches do not find text styles', () => {
  expect(findsTextStyles('margin', t)).toBe(false);
  expect(findsTextStyles('hover', t)).toBe(false);
});
