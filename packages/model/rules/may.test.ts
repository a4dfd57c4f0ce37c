import { describe, expect, it } from 'vitest';
import { box, leaf } from '../testing/sample-documents.ts';
import { lookup } from '../testing/sample-widgets.ts';
import { flatten } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import { wrapFor } from './containment.ts';
import type { SectionLocation } from './location.ts';
import { isAllowedIn } from './location.ts';
import { mayDuplicate, mayInsert, mayMove, mayRemove } from './may.ts';
import type { Verdict } from './verdict.ts';

const page: SectionLocation = { pageType: 'page', sectionName: 'content' };
const post: SectionLocation = { pageType: 'blog.post', sectionName: 'content' };

const column = (id: string, ...widgets: string[]) =>
  box(
    id,
    'column',
    widgets.map((name) => box(`${id}-${name}`, name, [])),
  );

const tree = box('root', 'section', [
  box('row', 'row', [column('left', 'text', 'menu'), column('right', 'accordion', 'form')]),
]);

const context = (location = page, node: WidgetNode = tree) => ({
  document: flatten(node),
  location,
  lookup,
});

const reason = (verdict: Verdict) => (verdict.ok ? 'allowed' : verdict.reason);

describe('mayInsert', () => {
  const insert = (parent: string, widget: string | WidgetNode, location = page) =>
    reason(mayInsert(context(location), parent, widget));

  it('checks what the parent accepts and where the widget is allowed', () => {
    expect(insert('left', 'text')).toBe('allowed');
    expect(insert('root', 'text')).toBe('notAccepted');
    expect(insert('left', 'section')).toBe('notAccepted');
    expect(insert('left-text', 'text')).toBe('notAccepted');
    expect(insert('left', 'item')).toBe('wrongParent');
    expect(insert('right-accordion', 'item')).toBe('allowed');
    expect(insert('left', 'nonsense')).toBe('unknownWidget');
    expect(insert('gone', 'text')).toBe('unknownWidgetId');
  });

  it('checks the page type and section', () => {
    expect(insert('left', 'logo')).toBe('notAllowedHere');
    expect(insert('left', 'logo', { ...page, sectionName: 'footer' })).toBe('allowed');
    expect(insert('left', 'content')).toBe('notAllowedHere');
    expect(insert('left', 'content', post)).toBe('allowed');
  });

  it('allows only widgets with a popup rule in popups', () => {
    const popup: SectionLocation = { pageType: 'popup', sectionName: 'content' };
    expect(insert('left', 'text', popup)).toBe('allowed');
    expect(insert('left', 'embed')).toBe('allowed');
    expect(insert('left', 'embed', popup)).toBe('notAllowedHere');
    expect(isAllowedIn([{ sectionName: 'content' }], popup)).toBe(false);
    expect(isAllowedIn([{ pageType: 'popup', sectionName: 'header' }], popup)).toBe(false);
  });

  it('allows some widgets only once per section', () => {
    expect(mayInsert(context(), 'right', 'menu')).toEqual({
      ok: false,
      reason: 'oncePerSection',
      widget: 'menu',
    });
  });

  it('limits the number of children', () => {
    const items = Array.from({ length: 50 }, (_, index) => box(`i${index}`, 'item', []));
    const full = box('root', 'section', [
      box('row', 'row', [box('c', 'column', [box('acc', 'accordion', items)])]),
    ]);
    expect(mayInsert(context(page, full), 'acc', 'item')).toEqual({
      ok: false,
      reason: 'tooManyChildren',
      widget: 'accordion',
      max: 50,
    });
    expect(reason(mayMove(context(page, full), 'i49', 'acc'))).toBe('allowed');
  });

  it('checks all widgets of an inserted tree', () => {
    expect(insert('root', box('x', 'row', [column('y', 'text')]))).toBe('allowed');
    expect(insert('root', box('x', 'row', [leaf('y')]))).toBe('notAccepted');
    expect(insert('root', box('x', 'row', [column('y', 'menu')]))).toBe('oncePerSection');
    expect(insert('root', box('x', 'row', [column('y', 'logo')]))).toBe('notAllowedHere');
    const twice = box('x', 'row', [column('y', 'menu'), column('z', 'menu')]);
    const empty = box('root', 'section', []);
    expect(reason(mayInsert(context(page, empty), 'root', twice))).toBe('oncePerSection');
  });

  it('respects locks of the section', () => {
    const locks = { ...page, locked: ['text'] };
    expect(insert('left', 'text', locks)).toBe('sectionLocked');
    expect(insert('left', 'form', locks)).toBe('allowed');
    expect(insert('left', 'form', { ...page, locked: 'all' })).toBe('sectionLocked');
  });
});

describe('mayMove', () => {
  const move = (id: string, parent: string, location = page) =>
    reason(mayMove(context(location), id, parent));

  it('allows moves to valid locations, even for widgets allowed only once', () => {
    expect(move('left-menu', 'right')).toBe('allowed');
    expect(move('left-text', 'left')).toBe('allowed');
    expect(move('left-text', 'root')).toBe('notAccepted');
    expect(move('left', 'root')).toBe('notAccepted');
    expect(move('row', 'left')).toBe('insideItself');
    expect(move('root', 'left')).toBe('isRoot');
    expect(move('gone', 'left')).toBe('unknownWidgetId');
    expect(move('left-text', 'right', { ...page, locked: 'all' })).toBe('sectionLocked');
  });

  it('checks the rules of the target section', () => {
    const other = flatten(box('foot', 'section', [box('frow', 'row', [column('fcol', 'menu')])]));
    const nodes = new Map([...flatten(tree).nodes, ...other.nodes]);
    const both = {
      document: { nodes },
      lookup,
      location: { ...page, sectionName: 'footer' } as const,
    };
    expect(reason(mayMove(both, 'left-menu', 'fcol'))).toBe('oncePerSection');
    expect(reason(mayMove(both, 'left-text', 'fcol'))).toBe('allowed');
    expect(
      reason(mayMove({ ...both, location: { ...page, locked: ['text'] } }, 'left-text', 'fcol')),
    ).toBe('sectionLocked');
  });
});

describe('a widget that the owner has locked', () => {
  const locked: WidgetNode = {
    ...box('kept', 'text', []),
    properties: { is_locked: true },
  };
  const tree = box('root', 'section', [
    box('row', 'row', [box('left', 'column', [locked, box('free', 'text', [])])]),
  ]);

  it("can't be moved, and prevents its ancestors from being removed", () => {
    const document = context(page, tree);
    expect(mayMove(document, 'kept', 'left')).toMatchObject({ reason: 'widgetLocked', id: 'kept' });
    expect(mayRemove(document, 'row')).toMatchObject({ reason: 'widgetLocked', id: 'kept' });
    expect(reason(mayRemove(document, 'kept'))).toBe('widgetLocked');
  });

  it("moves with its ancestors, and doesn't affect siblings", () => {
    const document = context(page, tree);
    expect(reason(mayMove(document, 'row', 'root'))).toBe('allowed');
    expect(reason(mayRemove(document, 'free'))).toBe('allowed');
    expect(reason(mayDuplicate(document, 'kept'))).toBe('allowed');
  });
});

describe('mayRemove and mayDuplicate', () => {
  const withContent = box('root', 'section', [
    box('row', 'row', [column('left', 'content'), column('right', 'text')]),
  ]);

  it('leave a parent the items that it needs', () => {
    const tree = box('root', 'section', [
      box('row', 'row', [
        box('c', 'column', [
          box('one', 'accordion', [box('i1', 'item', [])]),
          box('two', 'accordion', [box('i2', 'item', []), box('i3', 'item', [])]),
        ]),
      ]),
    ]);
    const place = context(page, tree);
    const last = { ok: false, reason: 'lastItem', widget: 'accordion' };
    expect(mayRemove(place, 'i1')).toEqual(last);
    expect(reason(mayRemove(place, 'one'))).toBe('allowed');
    expect(reason(mayRemove(place, 'i2'))).toBe('allowed');
    expect(mayRemove(place, 'i2', ['i2', 'i3'])).toEqual(last);
    expect(mayMove(place, 'i1', 'two')).toEqual(last);
    expect(reason(mayMove(place, 'i1', 'one'))).toBe('allowed');
    expect(reason(mayMove(place, 'i2', 'one'))).toBe('allowed');
  });

  it('protect permanent widgets and their ancestors', () => {
    const fixed = { ok: false, reason: 'notRemovable', id: 'left-content', widget: 'content' };
    expect(mayRemove(context(post, withContent), 'left-content')).toEqual(fixed);
    expect(mayRemove(context(post, withContent), 'row')).toEqual(fixed);
    expect(reason(mayRemove(context(post, withContent), 'right'))).toBe('allowed');
    expect(reason(mayRemove(context(), 'root'))).toBe('isRoot');
    expect(reason(mayRemove(context({ ...page, locked: 'all' }), 'row'))).toBe('sectionLocked');
  });

  it('refuse to copy unknown widgets and their ancestors', () => {
    const withUnknown = box('root', 'section', [box('row', 'row', [column('left', 'hologram')])]);
    const copy = (id: string) => reason(mayDuplicate(context(page, withUnknown), id));
    expect(copy('left-hologram')).toBe('unknownWidget');
    expect(copy('row')).toBe('unknownWidget');
    expect(reason(mayRemove(context(page, withUnknown), 'left-hologram'))).toBe('allowed');
  });

  it('refuse to copy widgets allowed only once', () => {
    const copy = (id: string) => reason(mayDuplicate(context(), id));
    expect(copy('left-text')).toBe('allowed');
    expect(copy('right-form')).toBe('notDuplicable');
    expect(copy('right')).toBe('notDuplicable');
    expect(copy('left')).toBe('oncePerSection');
    expect(copy('root')).toBe('isRoot');
  });
});

describe('wrapFor', () => {
  const wrap = (parent: string, widget: string) => wrapFor({ lookup, parent, widget });

  it('finds the shortest chain', () => {
    expect(wrap('section', 'text')).toEqual(['row', 'column']);
    expect(wrap('row', 'text')).toEqual(['column']);
    expect(wrap('section', 'column')).toEqual(['row']);
    expect(wrap('section', 'row')).toEqual([]);
    expect(wrap('column', 'text')).toEqual([]);
    expect(wrap('section', 'item')).toBeNull();
    expect(wrap('text', 'text')).toBeNull();
  });
});
