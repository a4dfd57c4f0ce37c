import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../router/links.tsx';
import '../../../settings/settings.css';
import './blog-settings.css';

/** Blog settings are a screen of the blog, not one of the website settings. */
export const BlogFrame = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  return (
    <>
      <PageTitle title={t('ROUTE.BLOG_SETTINGS.TITLE')}>
        <LinkButton to="/blog/" variant="default" leftSection={<IconArrowLeft size={16} />}>
          {t('MODULE.POSTS.BACK')}
        </LinkButton>
      </PageTitle>
      <div className="blog-settings">{children}</div>
    </>
  );
};
