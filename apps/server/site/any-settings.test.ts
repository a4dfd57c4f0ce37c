import { RpcError, SETTINGS, type SettingsSave, settingsDefinition } from '@plinth/contract';
import type { Properties } from '@plinth/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedValues } from '../testing/accepted-values.ts';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { savePage } from '../testing/sample-page.ts';
import { OWNER } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

/** Few of the 100 are tried with each `npm test`, because each draws a share image. */
const SEEDS = process.env.ENDURANCE ? 100 : 12;

type Group = SettingsSave['group'];

/** The fields that a save was refused for. */
const refusedFields = (error: unknown): readonly string[] => {
  if (!(error instanceof RpcError) || error.type !== 'VALIDATION') throw error;
  const errors = Object.keys((error.data as { readonly errors?: object }).errors ?? {});
  return errors.map((path) => path.replace(/^values\./, '').split('.')[0] ?? '');
};

test.each(SERVICE_DATABASES)('no settings that can be saved break the site on %s', async (kind) => {
  let now = Date.now();
  const { client, server } = await testPages(kind, { clock: () => now });
  const guest = server.browser();
  const { SettingsService: settings, PostsService: posts } = client;
  const page = await savePage(client, { name: 'Plain', status: 'publish' }, '<p>Plain</p>');
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const document = textDocument('<p>Text</p>');
  const post = await posts.save({ item: { name: 'Post', status: 'publish', document } });

  /** Saves the values without those that don't go with others, as forms say. */
  const save = async (group: Group, values: Properties): Promise<readonly string[]> => {
    const names = Object.keys(values);
    if (names.length === 0) return [];
    try {
      await settings.save({ group, values } as SettingsSave);
      return names;
    } catch (error) {
      const refused = refusedFields(error);
      const kept = names.filter((name) => !refused.includes(name));
      if (kept.length === names.length) return [];
      return save(
        group,
        Object.fromEntries(kept.map((name) => [name, values[name]])) as Properties,
      );
    }
  };

  const saved = new Set<string>();
  const broken: string[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    // The next calls count for another minute.
    now += 61_000;
    if (seed % 10 === 0) await client.AuthService.confirmPassword({ password: OWNER.password });
    const all: { [group: string]: Properties } = {};
    for (const { name, schema } of SETTINGS) {
      const [values] = fc.sample(acceptedValues(schema), { seed, numRuns: 1 }) as [Properties];
      for (const field of await save(name, values)) saved.add(`${name}.${field}`);
      all[name] = values;
    }
    const visit = async (path: string, headers = {}) => {
      const { status } = await guest.fetch(path, { headers });
      const isClosed = all.general?.under_construction === true && status === 503;
      if (status >= 500 && !isClosed) broken.push(`${path}: ${status} with seed ${seed}`);
    };
    const { image } = await client.PagesService.getShareCard({ id: page.id });
    const paths = [
      '/',
      '/plain/',
      '/plain.html',
      `/blog/${post.url}/`,
      '/nowhere/',
      '/sitemap.xml',
    ];
    const others = ['/robots.txt', '/feed.xml', '/favicon.ico', ...(image ? [image.url] : [])];
    for (const path of [...paths, ...others]) await visit(path);
    await client.LaunchService.getReport({});
  }
  expect(broken).toEqual([]);
  const fields = SETTINGS.flatMap(({ name }) =>
    Object.keys(settingsDefinition(name).schema.shape).map((field) => `${name}.${field}`),
  );
  expect(fields.filter((field) => !saved.has(field))).toEqual([]);
});
