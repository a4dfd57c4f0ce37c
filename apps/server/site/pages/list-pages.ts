import type { GetData } from '@plinth/model';
import { type PageSections, pageRequests } from '@plinth/render';
import type { PageContext } from '@plinth/widgets/kit';

/** The length of the longest list in pages that a page shows. Undefined without one. */
export function listPages(
  { header, content, footer }: PageSections,
  page: PageContext,
  get: GetData,
): number | undefined {
  const lengths = pageRequests([header, content, footer], page).flatMap((request) =>
    request.source === 'post_list' ? (get(request)?.pages ?? []) : [],
  );
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}
