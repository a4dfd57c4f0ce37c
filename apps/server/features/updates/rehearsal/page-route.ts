import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../../http/downloads.ts';
import { REHEARSED_PAGE_HEADERS } from '../../../http/headers.ts';
import { readSavedPage, type Side } from './report-folder.ts';

export type PagePorts = {
  readonly downloads: Downloads;
  readonly config: { readonly install?: string | undefined };
};

const KIND = 'rehearsed-pages';
const PAGE = /^(\d{1,9})-(old|new)$/;

/** A URL that shows a page of the last rehearsal for a short time. */
export const pageUrl = ({ downloads }: PagePorts, side: Side, id: number): string =>
  downloads.urlOf(KIND, `${id}-${side}`, 'page.html');

/** Serves the pages that the last rehearsal has saved. */
export function addRehearsedPages(app: FastifyInstance, { downloads, config }: PagePorts): void {
  const open = async (name: string) => {
    const [, id, side] = PAGE.exec(name) ?? [];
    if (id === undefined || config.install === undefined) return null;
    const wanted = { id: Number(id), side: side === 'old' ? 'old' : 'new' } as const;
    const page = await readSavedPage(config.install, wanted);
    return page === undefined ? null : Readable.from([page]);
  };
  downloads.serve(app, KIND, open, REHEARSED_PAGE_HEADERS);
}
