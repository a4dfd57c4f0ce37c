import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { withPageName } from './main-heading.ts';

const text = (html: string): WidgetNode => ({
  id: 'text',
  widget: 'text',
  properties: { html },
  children: [],
});

test('the block that titles a page has the page’s name, and other headings stay', () => {
  const column = {
    id: 'c',
    widget: 'column',
    properties: {},
    children: [
      text('<h1 class="moto-text_heading-1">Page title</h1><p>More</p>'),
      text('<h2>Our page titles</h2>'),
    ],
  };
  expect(
    withPageName(column, 'Rules & <fees> $&').children.map(({ properties }) => properties.html),
  ).toEqual([
    '<h1 class="moto-text_heading-1">Rules &amp; &lt;fees&gt; $&amp;</h1><p>More</p>',
    '<h2>Our page titles</h2>',
  ]);
});
