import { describe, expect, it } from 'vitest';
import { box, leaf } from '../testing/sample-documents.ts';
import { lookup } from '../testing/sample-widgets.ts';
import type { Properties } from '../tree/node.ts';
import type { WidgetLookup } from './definition.ts';
import { migrateTree } from './migrate.ts';

const renamed = (properties: Properties): Properties => {
  const { text, ...others } = properties;
  return text === undefined ? properties : { ...others, html: text };
};

const wrapped = (properties: Properties): Properties =>
  typeof properties.html === 'string' && !properties.html.startsWith('<')
    ? { ...properties, html: `<p>${properties.html}</p>` }
    : properties;

const withMigrations: WidgetLookup = (name) => {
  const found = lookup(name);
  return found && name === 'text' ? { ...found, migrations: [renamed, wrapped] } : found;
};

describe('migrateTree', () => {
  it("applies a widget's migrations in order", () => {
    const tree = box('root', 'section', [leaf('a', { text: 'Hi' }), box('b', 'nonsense', [])]);
    const migrated = migrateTree(tree, withMigrations);
    expect(migrated.children[0]?.properties).toEqual({ html: '<p>Hi</p>' });
    expect(migrated.children[1]).toEqual(tree.children[1]);
  });

  it("returns the same tree if it's current", () => {
    const tree = box('root', 'section', [leaf('a', { html: '<p>Hi</p>' })]);
    expect(migrateTree(tree, withMigrations)).toBe(tree);
  });
});
