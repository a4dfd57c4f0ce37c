import { PAGE_SERVICES, Page, PageFields, type PageService, type PageStatus } from '@plinth/model';
import { z } from 'zod';
import { documentDesign } from './document.ts';

export const pageFields = PageFields;

export const pageRecord = z.strictObject({
  ...Page.shape,
  full_url: z.string(),
  /** What a system page is for; null for all others. */
  service: z.enum(PAGE_SERVICES).nullable(),
});
export type PageRecord = z.output<typeof pageRecord>;

export const pageDesign = z.strictObject({ page: pageRecord, ...documentDesign.shape });
export type PageDesign = z.output<typeof pageDesign>;

export type PageTreeItem = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly full_url: string;
  readonly status: PageStatus;
  readonly visibility: 'public' | 'password';
  readonly is_home: boolean;
  readonly parent_id: number | null;
  readonly position: number;
  readonly service: PageService | null;
  readonly children: readonly PageTreeItem[];
};

export const pageTreeItem: z.ZodType<PageTreeItem> = z.strictObject({
  ...pageRecord.pick({
    id: true,
    name: true,
    url: true,
    full_url: true,
    status: true,
    visibility: true,
    is_home: true,
    parent_id: true,
    position: true,
    service: true,
  }).shape,
  get children() {
    return z.array(pageTreeItem);
  },
});
