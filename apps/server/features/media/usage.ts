import type { services } from '@plinth/contract';
import type { z } from 'zod';
import { findUses } from '../../documents/record-uses.ts';
import type { Reader } from '../../storage/database/store.ts';

type Usage = z.output<typeof services.MediaService.getUsage.result>['items'][number];

/** All records that use a file, each listed once. */
export const findUsage = async (db: Reader, id: number): Promise<Usage[]> =>
  (await findUses(db, { kind: 'media', ids: [id] })).map(({ target: _, ...use }) => use);
