import pg from 'pg';
import { expect, test } from 'vitest';
import { inSchema } from './schema-transaction.ts';

/** What is sent to the server. */
function connectionBy(url: string) {
  const client = new pg.Client({ connectionString: url });
  const { host, port, database, user, password } = client;
  const { options } = Object(client).connectionParameters;
  return { host, port, database, user, password, options };
}

test.each([
  'postgres://u:p@localhost:5433/db',
  'postgres://u:p@[::1]/db?',
  'postgres://u:p%@localhost/db',
  'postgres://u:p@/db?host=/var/run/postgresql',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/db',
])('%s with another schema leads to the same database', (url) => {
  expect(connectionBy(inSchema(url, 'plinth_try_old'))).toEqual({
    ...connectionBy(url),
    options: '-c search_path=plinth_try_old',
  });
});

test('options of the URL stay', () => {
  const url = inSchema('postgres://u@/db?options=-c%20geqo%3Doff&host=/run', 'plinth_try_old');
  expect(connectionBy(url)).toMatchObject({
    ...{ host: '/run', database: 'db' },
    options: '-c geqo=off -c search_path=plinth_try_old',
  });
});
