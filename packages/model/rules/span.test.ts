import { expect, test } from 'vitest';
import { box, leaf } from '../testing/sample-documents.ts';
import { lookup } from '../testing/sample-widgets.ts';
import { checkDocument } from './check-document.ts';
import { spanLimits } from './span.ts';

type Properties = Parameters<typeof spanLimits>[0];

const documentWith = (properties: Properties) =>
  box('root', 'section', [
    box('row', 'row', [box('column', 'column', [{ ...leaf('a'), widget: 'clip', properties }])]),
  ]);

const issues = (properties: Properties, stored?: Properties) => {
  const result = checkDocument({
    tree: documentWith(properties),
    location: { pageType: 'page', sectionName: 'content' },
    lookup,
    ...(stored && { stored: documentWith(stored) }),
  });
  if (result.ok) return [];
  return result.issues.map(({ path, key }) => `${path.split('.').at(-1)} ${key}`);
};

test('a span that ends before it begins is refused at both ends', () => {
  const both = ['start numberIsBigger', 'end numberIsSmaller'];
  expect(issues({ start: 30, end: 29 })).toEqual(both);
  expect(issues({ start: 30, end: 30 })).toEqual(both);
  expect(issues({ start: 30, end: 31 })).toEqual([]);
  expect(issues({ start: 30 })).toEqual([]);
  expect(issues({ end: 1 })).toEqual([]);
  expect(issues({ start: null, end: 1 })).toEqual([]);
});

test('a stored span stays, and only its changed end is refused', () => {
  const stored = { start: 30, end: 20 };
  expect(issues(stored, stored)).toEqual([]);
  expect(issues({ start: 40, end: 20 }, stored)).toEqual(['start numberIsBigger']);
  expect(issues({ start: 30, end: 30 }, stored)).toEqual(['end numberIsSmaller']);
});

test('either end limits the other one', () => {
  const span = { from: 'start', to: 'end' };
  const properties = { start: 10, end: 20 };
  expect(spanLimits(properties, span, 'start')).toEqual({ max: 19 });
  expect(spanLimits(properties, span, 'end')).toEqual({ min: 11 });
  expect(spanLimits(properties, span, 'width')).toEqual({});
  expect(spanLimits({ start: null }, span, 'end')).toEqual({});
});
