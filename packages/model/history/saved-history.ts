import { z } from 'zod';
import { ActionSchema } from '../actions/action-schema.ts';
import type { HistoryData } from './history-types.ts';

const StepSchema = z.strictObject({ action: ActionSchema, inverse: ActionSchema });

const LabelSchema = z.strictObject({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

function dataSchema<View>(view: z.ZodType<View>) {
  const transaction = z.strictObject({
    label: LabelSchema,
    steps: z.array(StepSchema).min(1),
    before: view,
    after: view,
    at: z.number().optional(),
  });
  return z.strictObject({ done: z.array(transaction), undone: z.array(transaction) });
}

/** Parses a history stored as JSON. Null if it's corrupt. `view` is the schema of a view. */
export function parseHistory<View>(
  value: unknown,
  view: z.ZodType<View>,
): HistoryData<View> | null {
  return dataSchema(view).safeParse(value).data ?? null;
}
