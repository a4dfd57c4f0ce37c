import { z } from 'zod';

type Options<Name extends string, Fields extends z.ZodRawShape, Result extends z.ZodType> = {
  readonly name: Name;
  /** Fields that a widget passes to request the data. */
  readonly request: Fields;
  /** Shape of the data. References in it are declared, so that their records are loaded too. */
  readonly result: Result;
};

/**
 * Defines a kind of data that widgets can show. Each file in this folder declares one, and the
 * server has a loader of the same name: `apps/server/features/…/<name>.source.ts`.
 */
export const defineDataSource = <
  const Name extends string,
  Fields extends z.ZodRawShape,
  Result extends z.ZodType,
>({
  name,
  request,
  result,
}: Options<Name, Fields, Result>) => ({
  name,
  request: z.strictObject({ source: z.literal(name), ...request }),
  result,
});
