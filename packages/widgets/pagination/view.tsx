import { type DataResult, listPageUrl } from '@plinth/model';
import type { ReactNode } from 'react';
import type { ViewProps } from '../kit/view.ts';
import type { PaginationProperties } from './schema.ts';
import { shownNumbers } from './shown-numbers.ts';

type PaginationProps = ViewProps<PaginationProperties, DataResult<'post_list'>>;

type PageLinkProps = {
  /** Null: there is no such page. */
  readonly page: number | null;
  readonly path: string | null;
  readonly rel?: 'prev' | 'next';
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

const PageLink = ({ page, path, rel, label, isCurrent, children }: PageLinkProps) =>
  page === null ? null : (
    <li>
      <a
        href={path === null ? undefined : listPageUrl(path, page)}
        rel={rel}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
      </a>
    </li>
  );

export const View = ({ properties, data, root, site }: PaginationProps) => {
  const { has_ends, has_neighbors, has_numbers, numbers } = properties;
  if (data === null || data.pages === 1) return <div {...root} />;
  const { page, pages, path } = data;
  const before = page > 1 ? page - 1 : null;
  const after = page < pages ? page + 1 : null;
  return (
    <div {...root}>
      <nav className="moto-pagination" aria-label={site.text('VISITOR.PAGINATION.LABEL')}>
        <ul>
          {has_ends && (
            <PageLink
              {...{ path, page: before && 1, label: site.text('VISITOR.PAGINATION.FIRST') }}
            >
              «
            </PageLink>
          )}
          {has_neighbors && (
            <PageLink {...{ path, page: before, rel: 'prev' }}>
              {properties.previous_label || site.text('VISITOR.PAGINATION.PREVIOUS')}
            </PageLink>
          )}
          {has_numbers &&
            shownNumbers(page, pages, numbers).map((number) => (
              <PageLink
                {...{ path, page: number, isCurrent: number === page }}
                key={String(number)}
              >
                {String(number)}
              </PageLink>
            ))}
          {has_neighbors && (
            <PageLink {...{ path, page: after, rel: 'next' }}>
              {properties.next_label || site.text('VISITOR.PAGINATION.NEXT')}
            </PageLink>
          )}
          {has_ends && (
            <PageLink
              {...{ path, page: after && pages, label: site.text('VISITOR.PAGINATION.LAST') }}
            >
              »
            </PageLink>
          )}
        </ul>
      </nav>
    </div>
  );
};
