import { expect, test } from 'vitest';
import { followingSlug } from './following-slug.ts';

const draft = { status: 'draft', is_home: false, service: null } as const;
const plans = { name: 'Our plans', url: 'our-plans' };

test('the slug of a page that isn’t public follows its name', () => {
  expect(followingSlug(draft, plans, 'Our prices')).toBe('our-prices');
  expect(followingSlug(draft, { name: '', url: '' }, 'P')).toBe('p');
});

test('a numbered slug follows as well', () => {
  expect(followingSlug(draft, { name: 'Our plans', url: 'our-plans-2' }, 'Prices')).toBe('prices');
});

test('a slug that was edited stays', () => {
  expect(followingSlug(draft, { name: 'Our plans', url: 'plans' }, 'Our prices')).toBeNull();
  expect(followingSlug(draft, { name: 'Our plans', url: 'our-plans-a' }, 'Prices')).toBeNull();
});

test('the URL of a page that is public stays, and so do those of special pages', () => {
  expect(followingSlug({ ...draft, status: 'publish' }, plans, 'Prices')).toBeNull();
  expect(followingSlug({ ...draft, is_home: true }, plans, 'Prices')).toBeNull();
  expect(followingSlug({ ...draft, service: 'not_found' }, plans, 'Prices')).toBeNull();
});
