import type { MediaRecord } from '@plinth/contract';
import type { Answers } from './answer-calls.ts';
import { listOf } from './open-panel.tsx';

/** Limits of a library that is far from full. */
export const FAKE_LIMITS = {
  ...{ extensions: ['jpg'], denied_extensions: [], max_folder_depth: 5 },
  ...{ upload_max_size: 9, total_max_size: null, used_size: 2048 },
};

/** A media library with one file, as it is when it's asked for. */
export const fakeLibrary = (file: () => MediaRecord): Answers => ({
  'MediaService.getList': ({ origin }: { readonly origin?: string }) =>
    listOf(origin === 'sample' ? [] : [file()]),
  'MediaService.getFolders': () => ({ items: [] }),
  'MediaService.getLimits': () => FAKE_LIMITS,
  'MediaService.get': file,
  'MediaService.getUsage': () => ({ items: [] }),
});
