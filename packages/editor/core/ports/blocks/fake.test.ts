import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { fakeBlocks } from './fake.ts';

const document: WidgetNode = { id: 'root', widget: 'section', properties: {}, children: [] };

const names = async (blocks: ReturnType<typeof fakeBlocks>) =>
  (await blocks.list()).map(({ name }) => name);

const saved = { name: 'Hours', category: 'user_blocks', allowed: true, document } as const;

test('own blocks are saved, renamed, and deleted', async () => {
  const blocks = fakeBlocks();
  const { id, isOwn } = await blocks.save(saved);
  await blocks.save({ ...saved, name: 'Team' });
  expect(isOwn).toBe(true);
  await blocks.rename(id, 'Opening hours');
  expect(await names(blocks)).toEqual(['Opening hours', 'Team']);
  await blocks.delete(id);
  expect(await names(blocks)).toEqual(['Team']);
  await expect(blocks.rename(id, 'Gone')).rejects.toThrow();
});

test('prebuilt blocks have content, and stay as they are', async () => {
  const block = {
    ...{ ...saved, id: 'hero', name: 'Hero', templateUrl: '/hero', isOwn: false },
    ...{ previewUrl: '', previewRatio: null, previewColors: [] },
    ...{ showsFacts: false, showsImages: false },
  };
  const blocks = fakeBlocks([{ block, content: document }]);
  expect(await blocks.preview(block, [])).toBe(document);
  expect(await blocks.import('hero', [])).toBe(document);
  await expect(blocks.delete('hero')).rejects.toThrow();
  expect(await names(blocks)).toEqual(['Hero']);
});
