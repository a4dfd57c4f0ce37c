import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { ListSkeleton, PageTitle } from '@plinth/ui';
import { IconArrowLeft, IconPencil, IconTemplate } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../list/load-error.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { LinkAnchor, LinkButton, useGo } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { useTemplate } from './use-template.ts';
import '../../../settings/settings.css';
import './templates.css';

const PATHS = { index: '/blog/templates/index/', post: '/blog/templates/post/' } as const;

const EditLink = ({ kind }: { readonly kind: keyof typeof PATHS }) => {
  const t = useT();
  return (
    <Group>
      <LinkButton
        to={PATHS[kind]}
        variant="default"
        leftSection={<IconPencil size={16} />}
        data-testid={`edit-template-${kind}`}
      >
        {t('MODULE.BLOG_TEMPLATES.EDIT')}
      </LinkButton>
    </Group>
  );
};

/** Gives posts the usual template, and opens it. */
const StartTemplate = () => {
  const t = useT();
  const go = useGo();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const isDone = await attempt(() => client.BlogService.saveTemplate({ kind: 'post' }), {
      failed: 'MODULE.BLOG_TEMPLATES.START_ERROR',
    });
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['BlogService'] });
    if (isDone) go(PATHS.post);
  };
  return (
    <>
      <Text size="sm">{t('MODULE.BLOG_TEMPLATES.POST_NONE')}</Text>
      <Group>
        <Button
          leftSection={<IconTemplate size={16} />}
          loading={isBusy}
          onClick={() => void start()}
          data-testid="start-template"
        >
          {t('MODULE.BLOG_TEMPLATES.START')}
        </Button>
      </Group>
    </>
  );
};

const Cards = () => {
  const t = useT();
  const index = useTemplate('index');
  const post = useTemplate('post');
  const failed = [index, post].find(({ error }) => error);
  if (failed) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!index.data || !post.data) return <ListSkeleton />;
  return (
    <>
      <SettingsCard
        title={t('MODULE.BLOG_TEMPLATES.INDEX')}
        description={t('MODULE.BLOG_TEMPLATES.INDEX_TEXT')}
      >
        {index.data.owner ? (
          <EditLink kind="index" />
        ) : (
          <Text size="sm">
            {t('MODULE.POSTS.NO_BLOG_PAGE')}{' '}
            <LinkAnchor inherit underline="always" to="/blog/settings/">
              {t('MODULE.POSTS.CHOOSE_BLOG_PAGE')}
            </LinkAnchor>
          </Text>
        )}
      </SettingsCard>
      <SettingsCard
        title={t('MODULE.BLOG_TEMPLATES.POST')}
        description={t('MODULE.BLOG_TEMPLATES.POST_TEXT')}
      >
        {post.data.owner ? <EditLink kind="post" /> : <StartTemplate />}
      </SettingsCard>
    </>
  );
};

/** The templates of the blog: its main page, and what is around each post. */
export const BlogTemplatesScreen = () => {
  const t = useT();
  return (
    <>
      <PageTitle title={t('ROUTE.BLOG_TEMPLATES.TITLE')}>
        <LinkButton to="/blog/" variant="default" leftSection={<IconArrowLeft size={16} />}>
          {t('MODULE.POSTS.BACK')}
        </LinkButton>
      </PageTitle>
      <div className="blog-templates">
        <Cards />
      </div>
    </>
  );
};
