import { describe, expect, it } from 'vitest';
import { box, leaf } from '../testing/sample-documents.ts';
import { lookup } from '../testing/sample-widgets.ts';
import type { WidgetNode } from '../tree/node.ts';
import { checkDocument } from './check-document.ts';

const location = { pageType: 'page', sectionName: 'content' } as const;

const issues = (tree: unknown) => {
  const result = checkDocument({ tree, location, lookup });
  return result.ok ? {} : Object.fromEntries(result.issues.map(({ path, key }) => [path, key]));
};

const inColumn = (...children: WidgetNode[]) =>
  box('root', 'section', [box('row', 'row', [box('column', 'column', children)])]);

const IN_COLUMN = 'children.0.children.0';

describe('checkDocument', () => {
  it('accepts a valid document', () => {
    const tree = inColumn(leaf('a', { html: '<p>' }), box('m', 'menu', []));
    expect(checkDocument({ tree, location, lookup })).toEqual({ ok: true, tree });
  });

  it('reports unknown widgets, unknown properties, and invalid values by path', () => {
    const tree = inColumn(
      leaf('a', { foo: 1 }),
      leaf('b', { html: 'x'.repeat(21) }),
      box('c', 'nonsense', []),
      leaf('d', { html: 5 }),
    );
    expect(issues(tree)).toEqual({
      [`${IN_COLUMN}.children.0.properties.foo`]: 'unknownField',
      [`${IN_COLUMN}.children.1.properties.html`]: 'stringLengthTooLong',
      [`${IN_COLUMN}.children.2.widget`]: 'unknownWidget',
      [`${IN_COLUMN}.children.3.properties.html`]: 'valueInvalid',
    });
  });

  it('preserves content of newer versions, but rejects creating, changing, or copying it', () => {
    const unknownWidget = (id: string, ...inside: WidgetNode[]) =>
      ({ ...box(id, 'hologram', inside), properties: { depth: 3 } }) as WidgetNode;
    const shiny = leaf('t', { html: '<p>', shine: 2 });
    const stored = inColumn(unknownWidget('h', leaf('in', { nope: 1 })), shiny, leaf('z'));
    const keys = (...children: WidgetNode[]) => {
      const result = checkDocument({
        tree: inColumn(...children),
        location,
        lookup,
        stored,
      });
      return result.ok ? [] : result.issues.map(({ path, key }) => `${path} ${key}`);
    };
    const h = unknownWidget('h', leaf('in', { nope: 1 }));
    expect(keys(leaf('new'), shiny, h)).toEqual([]);
    expect(keys({ ...shiny, properties: { html: '<b>', shine: 2 } }, h)).toEqual([]);
    expect(keys(unknownWidget('copy'), leaf('z'))).toEqual([
      `${IN_COLUMN}.children.0.widget unknownWidget`,
    ]);
    expect(keys({ ...h, properties: { depth: 4 } })).toEqual([
      `${IN_COLUMN}.children.0.widget unknownWidget`,
    ]);
    expect(keys({ ...shiny, properties: { shine: 3 } })).toEqual([
      `${IN_COLUMN}.children.0.properties.shine unknownField`,
    ]);
    expect(keys(leaf('z', { shine: 2 }))).toEqual([
      `${IN_COLUMN}.children.0.properties.shine unknownField`,
    ]);
  });

  it('reports misplaced widgets', () => {
    const items = Array.from({ length: 51 }, (_, index) => box(`i${index}`, 'item', []));
    const tree = inColumn(
      box('a', 'item', []),
      box('b', 'logo', []),
      box('c', 'menu', []),
      box('d', 'menu', []),
      box('e', 'accordion', items),
      box('f', 'text', [leaf('g')]),
    );
    expect(issues(tree)).toEqual({
      [`${IN_COLUMN}.children.0.widget`]: 'wrongParent',
      [`${IN_COLUMN}.children.1.widget`]: 'notAllowedHere',
      [`${IN_COLUMN}.children.3.widget`]: 'oncePerSection',
      [`${IN_COLUMN}.children.4.children`]: 'tooManyChildren',
      [`${IN_COLUMN}.children.5.children.0.widget`]: 'notAccepted',
    });
  });

  it("requires a section at the root that isn't empty", () => {
    expect(issues(box('root', 'section', []))).toEqual({ children: 'emptySection' });
    expect(issues(box('root', 'row', []))).toEqual({ widget: 'wrongParent' });
  });

  it('requires items, except where none are stored', () => {
    const bars = (id: string, properties: object) =>
      ({ ...box(id, 'bars', []), properties }) as WidgetNode;
    const empty = [box('a', 'accordion', []), bars('b', {}), bars('c', { items: [] })];
    const full = [box('a', 'accordion', [box('i', 'item', [])]), bars('b', { items: ['x'] })];
    expect(issues(inColumn(...empty))).toEqual({
      [`${IN_COLUMN}.children.0.children`]: 'isEmpty',
      [`${IN_COLUMN}.children.1.properties.items`]: 'isEmpty',
      [`${IN_COLUMN}.children.2.properties.items`]: 'isEmpty',
    });
    expect(issues(inColumn(...full))).toEqual({});
    const check = (stored: WidgetNode[]) =>
      checkDocument({
        tree: inColumn(...empty, leaf('new')),
        location,
        lookup,
        stored: inColumn(...stored),
      });
    expect(check(empty)).toMatchObject({ ok: true });
    expect(check(full)).toMatchObject({ ok: false });
  });

  it('requires an item of a list that has some by default, unless none is set', () => {
    const clock = (properties: object) => ({ ...box('a', 'clock', []), properties }) as WidgetNode;
    expect(issues(inColumn(clock({})))).toEqual({});
    expect(issues(inColumn(clock({ units: ['hours'] })))).toEqual({});
    expect(issues(inColumn(clock({ units: [] })))).toEqual({
      [`${IN_COLUMN}.children.0.properties.units`]: 'isEmpty',
    });
  });

  it("rejects values that aren't shaped like a document", () => {
    expect(issues({ ...leaf('a'), id: 'a b' })).toEqual({ id: 'invalidId' });
    expect(issues(null)).toEqual({ '': 'valueInvalid' });
  });
});
