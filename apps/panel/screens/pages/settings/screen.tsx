import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageStatus, PageTitle } from '@plinth/ui';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { PageSettings, usePageRecord } from '../../../page-settings/page-settings.tsx';
import { LinkButton, useIdParam } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';

/** Settings of a page. */
export const PageSettingsScreen = () => {
  const t = useT();
  const id = useIdParam();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const page = usePageRecord(id);
  return (
    <>
      <PageTitle
        title={page.data?.name ?? t('ROUTE.PAGE_SETTINGS.TITLE')}
        badge={page.data && <PageStatus page={page.data} />}
      >
        {page.data && (
          <>
            <Button
              component="a"
              href={page.data.full_url}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              {t('MODULE.PAGES.VIEW')}
            </Button>
            {hasEditor && (
              <LinkButton to={`/pages/${id}/design/`} leftSection={<IconPencil size={16} />}>
                {t('MODULE.PAGES.EDIT_DESIGN')}
              </LinkButton>
            )}
          </>
        )}
      </PageTitle>
      <PageSettings id={id} />
    </>
  );
};
