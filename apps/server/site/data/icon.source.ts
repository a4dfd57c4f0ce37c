import type { DataRequest, DataResult } from '@plinth/model';
import { findIcon } from '@plinth/widgets/icon-set';
import type { LoadSiteData } from './site-loader.ts';

/** The set is in memory, so texts and widgets needn't be searched for icons in advance. */
export function readIcon({ name }: DataRequest<'icon'>): DataResult<'icon'> | null {
  const icon = findIcon(name);
  return icon && { path: icon.path };
}

export const load: LoadSiteData<'icon'> = async (requests) => requests.map(readIcon);
