import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../../testing/stores.ts';
import { anyRecord, tableOf } from '../../records/any-record.ts';
import { findRecord } from '../../records/records.ts';
import { migrate } from '../migrate.ts';
import type { RecordName } from '../record-types.ts';
import { openDatabase } from '../store.ts';
import { MIGRATIONS } from './registry.gen.ts';

const TEXTS = {
  ...{ seo_title: 'In search', seo_description: '', seo_keywords: '', canonical_url: '' },
  ...{ head_code: '', body_code: '' },
};
const FLAGS = { is_noindex: 0, is_nofollow: 1, is_canonical_hidden: 0 };
const STORED = { revision: 3, created: 1, modified: 2 };

/** A section, and a page and a post with its document, as stored before they had share images. */
const OLD_SECTION = {
  ...{ id: 1, name: 'Quay', kind: 'content', is_sticky_footer: 0, document: '{}', ...STORED },
};
const OLD_PAGE = {
  ...{ ...TEXTS, ...FLAGS, ...STORED, id: 7, name: 'Quay', url: 'quay', parent_id: null },
  ...{ status: 'publish', published_at: null, visibility: 'public', password_mode: 'general' },
  ...{ password_hash: null, layout: 'header_footer', header_id: null, footer_id: null },
  ...{ background_id: null, content_id: 1, position: 0, is_home: 1 },
};
const OLD_POST = {
  ...{ ...TEXTS, ...FLAGS, ...STORED, id: 9, name: 'Tide', url: 'tide', status: 'publish' },
  ...{ published_at: 5, author_id: null, image_id: 12, image_title: '', image_alt: 'High tide' },
  ...{ short_description: '', allow_comments: 1, content_id: 1 },
};

describe.each(DATABASES)('migrating pages and posts on %s', (kind) => {
  test('leaves them without a share image', async () => {
    const { config } = await testFolder(kind);
    const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
    const before = MIGRATIONS.findIndex(({ name }) => name === '014-share-images');
    await migrate(store.writer, kind, MIGRATIONS.slice(0, before));
    const insert = (table: RecordName, row: object) =>
      anyRecord(store.writer).insertInto(tableOf(table)).values(row).execute();
    await insert('section', OLD_SECTION);
    await insert('page', OLD_PAGE);
    await insert('post', OLD_POST);
    await migrate(store.writer, kind);
    expect(await findRecord(store.read, 'page', 7)).toMatchObject({
      ...{ name: 'Quay', seo_title: 'In search', is_nofollow: true, revision: 3 },
      share_image_id: null,
    });
    expect(await findRecord(store.read, 'post', 9)).toMatchObject({
      ...{ name: 'Tide', image_id: 12, image_alt: 'High tide', revision: 3 },
      share_image_id: null,
    });
    await store.close();
  });
});
