import { type PageRecord, servicePageSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageSelect } from '../../../pages/page-select.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { useSettings } from '../../../settings/use-settings.ts';

/** Which pages visitors see in place of others: missing ones, all of them, and protected ones. */
export const ServicePagesScreen = () => {
  const t = useT();
  const blogPage = useSettings('blog').data?.values.blog_page_id;
  const common = {
    placeholder: t('MODULE.SETTINGS.SERVICE_PAGES.BUILT_IN'),
    // These need their URL.
    isOffered: ({ id, is_home }: PageRecord) => !is_home && id !== blogPage,
  };
  return (
    <SettingsScreen definition={servicePageSettings}>
      {({ field }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_SERVICE_PAGES.TITLE')}
          description={t('MODULE.SETTINGS.SERVICE_PAGES.INTRO')}
        >
          <PageSelect
            {...common}
            label={t('MODULE.SETTINGS.SERVICE_PAGES.NOT_FOUND')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.NOT_FOUND_HINT')}
            {...field('not_found_id')}
          />
          <PageSelect
            {...common}
            label={t('MODULE.SETTINGS.SERVICE_PAGES.UNDER_CONSTRUCTION')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.UNDER_CONSTRUCTION_HINT')}
            {...field('under_construction_id')}
          />
          <PageSelect
            {...common}
            label={t('MODULE.SETTINGS.SERVICE_PAGES.PASSWORD')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.PASSWORD_HINT')}
            {...field('password_id')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
