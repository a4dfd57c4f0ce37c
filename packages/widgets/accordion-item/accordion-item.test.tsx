import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DisclosureGroup, DisclosureGroupContext } from '../kit/disclosure-group.ts';
import { emptySite } from '../kit/empty-site.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: object, group: DisclosureGroup) =>
  renderToStaticMarkup(
    <DisclosureGroupContext.Provider value={group}>
      <View
        id="w1"
        properties={schema.properties.parse(properties)}
        data={null}
        scope="content"
        root={{ className: 'root' }}
        editable={() => ({})}
        site={emptySite()}
      />
    </DisclosureGroupContext.Provider>,
  );

const oneByOne = { name: 'content-a', isExpanded: false };

test('works without a script: items close each other by name', () => {
  const html = show({ title: 'When do you open?' }, oneByOne);
  expect(html).toMatch(/^<details class="root" name="content-a"><summary>/);
  expect(html).toContain('<span class="moto-accordion-title">When do you open?</span>');
});

test('is initially open if set, or if all are expanded', () => {
  expect(show({ is_open: true }, oneByOne)).toContain(
    '<details class="root" name="content-a" open',
  );
  const expanded = show({}, { name: undefined, isExpanded: true });
  expect(expanded).toContain('<details class="root" open');
});

test('shows its icon before the title', () => {
  expect(show({ icon: 'star', title: 'Reviews' }, oneByOne)).toMatch(
    /<summary><svg [^>]*moto-icon/,
  );
  expect(show({ title: 'Reviews' }, oneByOne)).not.toContain('<svg');
});

test('has a name in the language of the page even if its title is blank', () => {
  for (const title of ['', '  ']) {
    expect(show({ title }, oneByOne)).toContain(
      '<span class="moto-accordion-title">VISITOR.ACCORDION_ITEM.UNTITLED</span>',
    );
  }
});
