import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: { readonly [name: string]: unknown } = {}, site = {}) =>
  renderView({ schema, View, properties, site });

test('opens the page of results, without a script too', () => {
  const html = show();
  expect(html).toMatch(
    /<form class="moto-form moto-search" role="search" action="\/search\/" method="get">/,
  );
  expect(html).toMatch(
    /<label for="content-w1-search" class="moto-form-unseen"><span>VISITOR\.SEARCH\.LABEL</,
  );
  expect(html).toMatch(/<input id="content-w1-search" [^>]*maxLength="200"[^>]* name="q"/);
  expect(html).toContain('placeholder="VISITOR.SEARCH.LABEL"');
  expect(html).toContain('<button type="submit" aria-label="VISITOR.SEARCH.SUBMIT"');
});

test('has the button that the owner wants, or none', () => {
  const texts = { label: 'Find', button_label: 'Go', has_labels: true };
  expect(show({ ...texts, button: 'text' })).toMatch(/<button type="submit"><span>Go</);
  expect(show({ ...texts, button: 'icon_text' })).toMatch(/<button type="submit"><svg.*<span>Go</);
  expect(show({ ...texts, button: 'none' })).not.toContain('<button');
  expect(show(texts)).not.toContain('placeholder');
});

test('shows what was found, as text', () => {
  const part = (text: string, isMatch = false) => ({ text, isMatch });
  const search = {
    query: '"<b>',
    summary: '1 result',
    results: [
      {
        ...{ href: '/a/', address: 'example.com/a/' },
        title: [part('<i>'), part('Boat', true)],
        excerpt: [part('A '), part('boat', true), part(' & more')],
      },
    ],
    ...{ previous: null, next: '/search/?q=b&page=2' },
  };
  const html = show({}, { search });
  expect(html).toContain('value="&quot;&lt;b&gt;"');
  expect(html).toContain('<p role="status">1 result</p>');
  expect(html).toContain('<a href="/a/">&lt;i&gt;<mark>Boat</mark></a>');
  expect(html).toContain('<p>A <mark>boat</mark> &amp; more</p>');
  expect(html).toContain('<a href="/search/?q=b&amp;page=2" rel="next">');
  expect(html).not.toContain('rel="prev"');
  expect(show({}, { search: { ...search, results: [] } })).not.toContain('<ol>');
});
