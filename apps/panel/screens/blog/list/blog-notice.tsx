import { Alert, Button, Group } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useMenuId } from '../../../pages/menu-choice.tsx';
import { usePages } from '../../../pages/use-pages.ts';
import { MissingList } from '../../../posts/missing-list.tsx';
import { LinkAnchor } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { useSettings } from '../../../settings/use-settings.ts';

/** Creates the blog's page, with a list of the latest posts, and adds it to the first menu. */
const useSetUpBlog = () => {
  const t = useT();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const menuId = useMenuId();
  // Before launch nobody sees it, and it goes live with the site.
  const status = useIsUnderConstruction() ? 'publish' : 'draft';
  const name = t('ROUTE.BLOG.TITLE');
  return async () => {
    await attempt(
      async () => client.PostsService.setUpBlog({ name, status, menu_id: await menuId('first') }),
      { done: t('MODULE.POSTS.BLOG_SET_UP', { name }), failed: 'MODULE.PAGES.CREATE_ERROR' },
    );
    await queries.invalidateQueries();
  };
};

const NoBlogPage = () => {
  const t = useT();
  const setUp = useSetUpBlog();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await setUp();
    setBusy(false);
  };
  return (
    <Alert color="yellow" data-testid="no-blog-page">
      <Group justify="space-between" gap="md">
        <span>
          {t('MODULE.POSTS.NO_BLOG_PAGE')}{' '}
          <LinkAnchor inherit underline="always" to="/blog/settings/">
            {t('MODULE.POSTS.CHOOSE_BLOG_PAGE')}
          </LinkAnchor>
        </span>
        <Button
          size="compact-sm"
          loading={isBusy}
          onClick={() => void start()}
          data-testid="set-up-blog"
        >
          {t('MODULE.POSTS.SET_UP')}
        </Button>
      </Group>
    </Alert>
  );
};

/** Says what keeps visitors from reading posts: no page, no list on it, or a draft. */
export const BlogNotice = () => {
  const t = useT();
  const blog = useSettings('blog').data;
  const pages = usePages().data;
  if (!blog || !pages) return null;
  const page = pages.find(({ id }) => id === blog.values.blog_page_id);
  if (!page) return <NoBlogPage />;
  return (
    <>
      <MissingList page={page} />
      {page.status === 'draft' && (
        <Alert color="yellow" data-testid="blog-page-draft">
          {t('MODULE.POSTS.BLOG_PAGE_DRAFT', { name: page.name })}{' '}
          <LinkAnchor inherit underline="always" to={`/pages/${page.id}/settings/`}>
            {t('MODULE.POSTS.BLOG_PAGE_STATUS')}
          </LinkAnchor>
        </Alert>
      )}
    </>
  );
};
