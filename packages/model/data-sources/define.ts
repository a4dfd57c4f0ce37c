import { z } from 'zod';

type Options<Name extends string, Fields extends z.ZodRawShape, Result extends z.ZodType> = {
  readonly name: Name;
  /** What a widget says to get it. */
  readonly request: Fields;
  /** What it gets. References in it are declared, so that their records are loaded as well. */
  readonly result: Result;
};

/**
 * One kind of data that widgets can show. A file of this folder declares it, and the server has a
 * loader of the same name: `apps/server/features/…/<name>.source.ts`.
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
