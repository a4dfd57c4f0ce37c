import { presetClass, widgetClass } from '@plinth/model';
import { widgetDefinition, widgetParts } from '@plinth/widgets';
import {
  commonClasses,
  type EditableAttributes,
  fillClasses,
  type RootAttributes,
  type Scope,
} from '@plinth/widgets/kit';
import { type CompleteProperties, completeProperties, type RenderedNode } from './properties.ts';
import { nodeClass, nodeRules } from './rules.ts';

/**
 * `edit` adds `data-node-id` to the root element of every widget, and `data-text` to the texts that
 * can be edited on the page. Nothing else differs.
 */
export type RenderMode = 'visit' | 'edit';

export type RenderTarget = { readonly scope: Scope; readonly mode: RenderMode };

type Cache = WeakMap<RenderedNode, RootAttributes>;

const caches: { readonly [M in RenderMode]: Map<Scope, Cache> } = {
  visit: new Map(),
  edit: new Map(),
};

const cacheFor = ({ scope, mode }: RenderTarget): Cache => {
  const cached = caches[mode].get(scope);
  if (cached !== undefined) return cached;
  const cache: Cache = new WeakMap();
  caches[mode].set(scope, cache);
  return cache;
};

const stringAt = (properties: CompleteProperties, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

const classesOf = (node: RenderedNode, scope: Scope): readonly string[] => {
  const properties = completeProperties(node);
  return [
    'moto-widget',
    widgetClass(node.widget),
    presetClass(stringAt(properties, 'preset')),
    ...commonClasses(properties as never),
    ...fillClasses(properties),
    ...(widgetParts(node.widget)?.classes?.(properties as never) ?? []),
    ...(nodeRules(node, scope).length > 0 ? [nodeClass(node.id, scope)] : []),
  ];
};

const animationOf = (properties: CompleteProperties): string | undefined => {
  const animation = properties.animation as { readonly name: string };
  return animation.name === 'none' ? undefined : animation.name;
};

const attributesOf = (node: RenderedNode, { scope, mode }: RenderTarget): RootAttributes => {
  const edit = mode === 'edit' ? { 'data-node-id': node.id } : {};
  if (widgetDefinition(node.widget) === undefined) return { className: 'moto-widget', ...edit };
  const properties = completeProperties(node);
  const anchor = stringAt(properties, 'anchor');
  const animation = animationOf(properties);
  return {
    className: classesOf(node, scope).join(' '),
    ...(anchor === '' ? {} : { id: anchor }),
    ...(animation === undefined ? {} : { 'data-animation': animation }),
    ...edit,
  };
};

const EDITABLE: { readonly [M in RenderMode]: (path: string) => EditableAttributes } = {
  visit: () => ({}),
  edit: (path) => ({ 'data-text': path }),
};

/** Marks the texts of widgets that can be edited on the page. */
export const editableAttributes = ({ mode }: RenderTarget) => EDITABLE[mode];

/** The attributes of a widget's root element, cached by node identity. */
export const rootAttributes = (node: RenderedNode, target: RenderTarget): RootAttributes => {
  const cache = cacheFor(target);
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  const attributes = attributesOf(node, target);
  cache.set(node, attributes);
  return attributes;
};
