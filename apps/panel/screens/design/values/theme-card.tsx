import { useT } from '@plinth/i18n/react';
import { usePages } from '../../../pages/use-pages.ts';
import { LinkButton } from '../../../router/links.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';

/** Leads to the colors, fonts, and styles, which the editor sets where a page shows them. */
export const ThemeCard = () => {
  const t = useT();
  const { data: pages } = usePages();
  const home = pages?.find(({ is_home }) => is_home);
  return (
    <SettingsCard title={t('MODULE.DESIGN.THEME')} description={t('MODULE.DESIGN.THEME_HINT')}>
      {home && (
        <LinkButton
          variant="default"
          to={`/pages/${home.id}/design/`}
          style={{ alignSelf: 'start' }}
        >
          {t('MODULE.DESIGN.THEME_OPEN')}
        </LinkButton>
      )}
    </SettingsCard>
  );
};
