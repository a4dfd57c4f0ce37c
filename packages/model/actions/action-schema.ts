import { z } from 'zod';
import { checkTree } from '../tree/check-tree.ts';
import { hasOnlyJson, isRecord } from '../tree/json-value.ts';
import type { Properties, WidgetNode } from '../tree/node.ts';
import { NODE_ID, PROPERTY_NAME } from '../tree/property-name.ts';
import type { Action } from './action.ts';

const Id = z.string().regex(NODE_ID);
const Name = z.string().regex(PROPERTY_NAME);
const Index = z.number().int().nonnegative();
const Tree = z.custom<WidgetNode>((value) => checkTree(value).ok);
const VALUE_DEPTH = 64;
const PropertySet = z.custom<Properties>(
  (value) =>
    isRecord(value) &&
    hasOnlyJson(value, VALUE_DEPTH) &&
    Object.keys(value).every((name) => PROPERTY_NAME.test(name)),
);

/** Validates actions from untrusted sources: a journal, a saved history, another tab. */
export const ActionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('createWidget'), parent: Id, index: Index, tree: Tree }),
  z.strictObject({ type: z.literal('removeWidget'), id: Id }),
  z.strictObject({
    type: z.literal('setProperties'),
    id: Id,
    set: PropertySet,
    unset: z.array(Name),
  }),
  z.strictObject({ type: z.literal('moveWidget'), id: Id, parent: Id, index: Index }),
]);
