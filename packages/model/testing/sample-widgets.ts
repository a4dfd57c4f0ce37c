import { z } from 'zod';
import type { WidgetDefinition, WidgetLookup } from '../rules/definition.ts';

/** Widgets for tests that cover every kind of rule. */
const widget = (name: string, facts: Partial<WidgetDefinition> = {}): WidgetDefinition => ({
  name,
  category: 'basic',
  order: 100,
  properties: z.strictObject({ html: z.string().max(20).default('') }),
  allowed: [{}, { pageType: 'popup' }],
  ...facts,
});

const any = { accepts: 'any', rejects: ['section', 'column'] } as const;

const definitions = [
  widget('section', { children: { accepts: ['row', 'container'] } }),
  widget('container', { children: { accepts: ['row'] } }),
  widget('row', { children: { accepts: ['column'], max: 12 } }),
  widget('column', {
    children: any,
    parents: ['row'],
    properties: z.strictObject({ width: z.number().int().min(1).max(12).default(6) }),
  }),
  widget('text'),
  widget('accordion', { children: { accepts: ['item'], min: 1, max: 50 } }),
  widget('item', { parents: ['accordion'], children: any }),
  widget('bars', {
    filledList: 'items',
    properties: z.strictObject({ items: z.array(z.string()).default([]) }),
  }),
  widget('clock', {
    filledList: 'units',
    properties: z.strictObject({ units: z.array(z.string()).default(['days']) }),
  }),
  widget('clip', {
    span: { from: 'start', to: 'end' },
    properties: z.strictObject({
      start: z.int().nullable().default(null),
      end: z.int().nullable().default(null),
    }),
  }),
  widget('menu', { oncePerSection: true }),
  widget('content', { removable: false, duplicable: false, allowed: [{ pageType: 'blog.post' }] }),
  widget('form', { duplicable: false }),
  widget('embed', { allowed: true }),
  widget('logo', { allowed: [{ sectionName: 'header' }, { sectionName: 'footer' }] }),
];

export const lookup: WidgetLookup = (name) => definitions.find((found) => found.name === name);
