import { PopupFields, SectionFields } from '@plinth/model';
import { expect, test } from 'vitest';
import { createRecord, createRecords } from '../storage/records/records.ts';
import { sampleDocument, text } from '../testing/sample-page.ts';
import { DATABASES, testStore } from '../testing/stores.ts';
import { findUses } from './record-uses.ts';

test.each(DATABASES)('uses of several records are found, on %s', async (kind) => {
  const store = await testStore(kind);
  const image = (image_id: number) =>
    sampleDocument({ widget: 'image', properties: { image_id } }, text('<p>x</p>'));
  await store.transaction(async (tx) => {
    const other = { ...SectionFields.parse({ name: 'Other' }), document: image(7) };
    await createRecords(
      tx,
      'section',
      Array.from({ length: 250 }, () => other),
    );
    for (const id of [5, 6]) {
      const fields = SectionFields.parse({ name: `Image ${id}` });
      await createRecord(tx, 'section', { ...fields, document: image(id) });
    }
    const content = await createRecord(tx, 'section', other);
    const properties = { opens: { where: 'chosen', page_ids: [5, 6] } };
    const popup = PopupFields.parse({ name: 'Offer', properties });
    await createRecord(tx, 'popup', { ...popup, content_id: content.id });
  });
  const uses = async (used: Parameters<typeof findUses>[1]) =>
    (await findUses(store.read, used)).map(({ name, target }) => `${name} uses ${target}`);
  expect(await uses({ kind: 'media', ids: [5, 6] })).toEqual(['Image 5 uses 5', 'Image 6 uses 6']);
  expect(await uses({ kind: 'media', ids: [6] })).toEqual(['Image 6 uses 6']);
  expect(await uses({ kind: 'page', ids: [5, 6] })).toEqual(['Offer uses 5', 'Offer uses 6']);
});
