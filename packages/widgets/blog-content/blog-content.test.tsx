import { isAllowedIn } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { rules } from './rules.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

test('is a place for the document of a post', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"></div>');
});

test('is allowed only in templates', () => {
  const allowedIn = (pageType: 'blog.template' | 'blog.post' | 'page') =>
    isAllowedIn(rules.allowed, { pageType, sectionName: 'content' });
  expect(allowedIn('blog.template')).toBe(true);
  expect(allowedIn('blog.post')).toBe(false);
  expect(allowedIn('page')).toBe(false);
});
