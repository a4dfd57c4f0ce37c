import { describe, expect, it } from 'vitest';
import { box, leaf, nestedChain, page } from '../testing/sample-documents.ts';
import { checkTree } from './check-tree.ts';

const issuesOf = (value: unknown, limits?: { nodes: number; depth: number }) => {
  const result = checkTree(value, limits);
  return result.ok ? [] : result.issues.map(({ path, key }) => `${path}: ${key}`);
};

describe('checkTree', () => {
  it('accepts a valid document', () => {
    expect(checkTree(page(2))).toEqual({ ok: true, tree: page(2) });
  });

  it.each([null, 1, 'x', [], undefined])('rejects %j', (value) => {
    expect(issuesOf(value)).toEqual([': valueInvalid']);
  });

  it('reports issues by path', () => {
    const child = { id: 'a b', widget: 'Text', properties: { Foo: 1 }, children: {}, extra: 1 };
    expect(issuesOf({ ...box('a', 'section', []), children: [leaf('x'), child] })).toEqual([
      'children.1.extra: unknownField',
      'children.1.id: invalidId',
      'children.1.widget: invalidWidgetName',
      'children.1.properties.Foo: invalidPropertyName',
      'children.1.children: valueInvalid',
    ]);
  });

  it('rejects duplicate ids', () => {
    expect(issuesOf(box('a', 'section', [leaf('b'), leaf('b')]))).toEqual([
      'children.1.id: duplicateId',
    ]);
  });

  it("rejects values that aren't JSON or reach prototypes", () => {
    const hostile = JSON.parse('{"a":{"__proto__":{"isOwner":true}},"__proto__":1}');
    const properties = { ...hostile, b: Number.NaN, c: () => 1, d: undefined };
    expect(issuesOf({ ...leaf('x'), properties }).sort()).toEqual([
      'properties.__proto__: invalidPropertyName',
      'properties.a: valueInvalid',
      'properties.b: valueInvalid',
      'properties.c: valueInvalid',
      'properties.d: valueInvalid',
    ]);
  });

  it('rejects too many widgets and too many levels, without recursion', () => {
    expect(issuesOf(page(2500))).toEqual(['children.1818.children.0: tooManyWidgets']);
    expect(issuesOf(nestedChain(63))).toEqual([]);
    expect(issuesOf(nestedChain(64))).toEqual([
      `${'children.0.'.repeat(64).slice(0, -1)}: tooDeep`,
    ]);
    expect(issuesOf(nestedChain(100_000))).toHaveLength(1);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(issuesOf(leaf('x', { deep }))).toEqual(['properties.deep: valueInvalid']);
  });
});
