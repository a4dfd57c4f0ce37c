import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

/** The integration settings as stored by version 3.1.6. */
const OLD_VALUES = {
  comments_shortname: 'my-site',
  image_editor_client_id: 'abc',
  map_key: 'a map key',
  captcha_site_key: 'a captcha key',
};

describe.each(DATABASES)('migrating the integration settings on %s', (kind) => {
  test('drops unused fields and secrets', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '006-integration-fields');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    const setting = { name: 'integration', revision: 1, created: 1, modified: 1 };
    await store.writer
      .insertInto('setting')
      .values({ ...setting, values: JSON.stringify(OLD_VALUES) })
      .execute();
    for (const name of ['integration.captcha_secret', 'mail.password']) {
      await store.writer.insertInto('secret').values({ name, sealed: 'sealed' }).execute();
    }
    await migrate(store.writer, kind);
    const { values } = await store.writer
      .selectFrom('setting')
      .select('values')
      .where('name', '=', 'integration')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(values)).toEqual({
      comments_shortname: 'my-site',
      image_editor_client_id: 'abc',
    });
    const secrets = await store.writer.selectFrom('secret').select('name').execute();
    expect(secrets).toEqual([{ name: 'mail.password' }]);
    await store.close();
  });
});
