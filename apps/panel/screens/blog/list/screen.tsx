import { Button, Select } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { POST_STATUSES } from '@plinth/model';
import { EmptyState, ListSkeleton, PageTitle, useStatusLabel } from '@plinth/ui';
import { IconArticle, IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions, useRecordList } from '../../../data/use-records.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { LinkButton, useGo } from '../../../router/links.tsx';
import { useFilter } from '../../../router/use-filter.ts';
import { BlogNotice } from './blog-notice.tsx';
import { NewPostDialog } from './new-post-dialog.tsx';
import { PostRow } from './post-row.tsx';
import '../../../list/list.css';
import './posts.css';

const statusFilter = (value: string) => POST_STATUSES.find((status) => status === value);

/** Blog posts, newest first. */
export const PostsScreen = () => {
  const t = useT();
  const statusLabel = useStatusLabel();
  const go = useGo();
  const [search, setSearch] = useFilter('search');
  const [status, setStatus] = useFilter('status');
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const [isNew, setNew] = useState(false);
  const { changed } = useRecordActions('PostsService');
  const list = useRecordList('PostsService', {
    ...pager,
    sort: 'created',
    direction: 'desc',
    ...(search && { search }),
    filter: { status: statusFilter(status) },
  });
  const isFiltered = search !== '' || status !== '';
  const isEmpty = !isFiltered && list.data?.total === 0;
  const first = { ...pager, page: 1 };
  const close = (post: PostRecord | null) => {
    setNew(false);
    if (!post) return;
    void changed();
    go(`/blog/posts/${post.id}/design/`);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => setNew(true)}
      data-testid="new-post"
    >
      {t('MODULE.POSTS.NEW')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('ROUTE.BLOG.TITLE')} description={t('MODULE.POSTS.INTRO')}>
        <LinkButton to="/blog/settings/" variant="default" leftSection={<IconSettings size={16} />}>
          {t('ROUTE.BLOG_SETTINGS.TITLE')}
        </LinkButton>
        {!isEmpty && newButton}
      </PageTitle>
      <div className="blog-notice">
        <BlogNotice />
      </div>
      {!isEmpty && (
        <div className="list-bar">
          <SearchField
            label={t('MODULE.POSTS.SEARCH')}
            value={search}
            onChange={(text) => {
              setPager(first);
              setSearch(text);
            }}
            found={list.data?.total}
          />
          <Select
            aria-label={t('MODULE.PAGES.STATUS_FILTER')}
            placeholder={t('MODULE.PAGES.STATUS_ALL')}
            data={POST_STATUSES.map((value) => ({ value, label: t(statusLabel(value)) }))}
            value={status || null}
            onChange={(value) => {
              setPager(first);
              setStatus(value ?? '');
            }}
            clearable
            w={180}
          />
        </div>
      )}
      {list.isPending && <ListSkeleton rows={5} />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={<IconArticle />}
          title={t(isFiltered ? 'COMMON.TEXT.NO_RESULTS' : 'MODULE.POSTS.EMPTY')}
          text={t(isFiltered ? 'COMMON.TEXT.NO_RESULTS_HINT' : 'MODULE.POSTS.EMPTY_TEXT')}
          action={newButton}
        />
      )}
      {list.data && list.data.total > 0 && (
        <>
          <table className="list posts-list" data-testid="posts-list">
            <thead>
              <tr className="list-head">
                <th>{t('MODULE.POSTS.TITLE')}</th>
                <th>{t('MODULE.PAGES.STATUS.LABEL')}</th>
                <th className="list-wide-only">{t('MODULE.POSTS.PUBLISHED')}</th>
                <th className="list-wide-only">{t('MODULE.PAGES.MODIFIED')}</th>
                <th className="list-end">{t('COMMON.ACTIONS')}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.items.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </tbody>
          </table>
          <Pager {...pager} total={list.data.total} onChange={setPager} />
        </>
      )}
      <NewPostDialog opened={isNew} onClose={close} />
    </>
  );
};
