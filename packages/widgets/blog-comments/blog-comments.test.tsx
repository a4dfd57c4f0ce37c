import { expect, test } from 'vitest';
import { data as request } from './data.ts';
import { schema } from './schema.ts';

test('asks for its own post', () => {
  const properties = schema.properties.parse({}) as never;
  const owner = { kind: 'post', id: 3 } as const;
  expect(request(properties, { owner })).toEqual({ source: 'comments', owner });
  expect(request(properties, { owner: { kind: 'page', id: 3 } })).toBe(null);
});
