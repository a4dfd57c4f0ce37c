import { type Bundle, loadI18n } from '@plinth/i18n';
import { type ContrastPair, contrastPairs } from '@plinth/model';
import { expect, test } from 'vitest';
import { contrastNames } from './contrast-names.ts';

const { t } = await loadI18n<Bundle>(['editor']);

const nameOf = (pair: Pick<ContrastPair, 'front' | 'behind'>) =>
  t('EDITOR.CONTRAST.ON', contrastNames(t, { ...pair, ratio: 1, needed: 1 }));

test('colors on each other say once what is behind, and no two pairs share a name', () => {
  expect(nameOf({ front: 'inv_text', behind: 'inv' })).toBe('Text, on dark background');
  expect(nameOf({ front: 'on_accent', behind: 'accent' })).toBe('Text, on accent');
  expect(nameOf({ front: 'on_primary', behind: 'primary' })).toBe('Text, on primary');
  expect(nameOf({ front: 'inv_text', behind: 'primary' })).toBe('Text on dark, on primary');
  expect(nameOf({ front: 'link', behind: 'surface' })).toBe('Links, on surface');
  const theme = { main: [], roles: {}, more: [], more_list: [], is_accent_own: false };
  const names = contrastPairs(theme as never).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});
