import { readStorageJson, writeStorage } from '@plinth/ui';
import type { NewSite } from './new-site.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type FactsDraft = NewSite & {
  readonly step: number;
  readonly values: SiteFactValues;
};

const STORED = 'plinth_setup_facts';

/** The site that was created with a setup link and what was entered about it before a reload. */
export function readFactsDraft(token: string): FactsDraft | null {
  const stored = readStorageJson(STORED, 'sessionStorage') as Partial<FactsDraft> | null;
  return stored?.token === token ? (stored as FactsDraft) : null;
}

export const writeFactsDraft = (draft: FactsDraft): void =>
  writeStorage(STORED, JSON.stringify(draft), 'sessionStorage');

export const clearFactsDraft = (): void => writeStorage(STORED, null, 'sessionStorage');
