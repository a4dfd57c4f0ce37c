import type { MediaRecord } from '@plinth/contract';
import type { Answers } from './answer-calls.ts';
import { listOf } from './open-panel.tsx';

/** A media library with one file, as it is when it's asked for. */
export const fakeLibrary = (file: () => MediaRecord): Answers => ({
  'MediaService.getList': ({ origin }: { readonly origin?: string }) =>
    listOf(origin === 'sample' ? [] : [file()]),
  'MediaService.getFolders': () => ({ items: [] }),
  'MediaService.getLimits': () => ({ extensions: ['jpg'], upload_max_size: 9 }),
  'MediaService.get': file,
  'MediaService.getUsage': () => ({ items: [] }),
});
