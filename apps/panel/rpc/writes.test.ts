import { type ServiceDefinition, services } from '@plinth/contract';
import { expect, test } from 'vitest';
import { isWrite, watchWrites } from './writes.ts';

/** They store nothing, what a hub offers, a draft for the preview, or a document alone. */
const HARMLESS = [
  'check',
  'checkConnection',
  'checkFrame',
  'checkKey',
  'createLook',
  'getPreviewUrl',
  'restoreRevision',
  'saveDesign',
];

test('every method that may change what pages show counts as a write', () => {
  const methods = Object.entries(services).flatMap(([service, own]) =>
    Object.entries(own as ServiceDefinition).map(
      ([name, { capability }]) => [`${service}.${name}`, capability] as const,
    ),
  );
  const overlooked = methods.filter(
    ([name, capability]) => capability.endsWith('.write') && !isWrite(name),
  );
  const names = new Set(overlooked.map(([name]) => name.split('.')[1]));
  expect([...names].sort()).toEqual(HARMLESS);
  expect(isWrite('DataService.get')).toBe(false);
});

test('listeners hear of writes that were stored, and of nothing else', async () => {
  let heard = 0;
  const { send, onWrite } = watchWrites(async ({ method }) => {
    if (method === 'MenusService.delete') throw new Error('refused');
    return true;
  });
  const stop = onWrite(() => {
    heard += 1;
  });
  await send({ method: 'MenusService.getList', params: {} });
  await send({ method: 'MenusService.delete', params: {} }).catch(() => undefined);
  expect(heard).toBe(0);
  await send({ method: 'MenusService.save', params: {} });
  expect(heard).toBe(1);
  stop();
  await send({ method: 'MenusService.save', params: {} });
  expect(heard).toBe(1);
});

test('saved documents are heard of apart from other writes', async () => {
  const heard: string[] = [];
  const { send, onWrite, onDesignSave } = watchWrites(async () => true);
  onWrite(() => heard.push('write'));
  onDesignSave(() => heard.push('design'));
  await send({ method: 'PagesService.saveDesign', params: {} });
  await send({ method: 'PagesService.save', params: {} });
  expect(heard).toEqual(['design', 'write']);
});
