import { Tabs } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useGo } from '../../../router/links.tsx';

const PATHS = {
  redirects: '/settings/redirects/',
  not_found: '/settings/redirects/not_found/',
} as const;

type Tab = keyof typeof PATHS;

/** The redirects, and the URLs that may need one. */
export const RedirectTabs = ({ value }: { readonly value: Tab }) => {
  const t = useT();
  const go = useGo();
  return (
    <Tabs
      value={value}
      onChange={(tab) => tab && go(PATHS[tab as Tab])}
      activateTabWithKeyboard={false}
    >
      <Tabs.List aria-label={t('ROUTE.SETTINGS_REDIRECTS.TITLE')}>
        <Tabs.Tab value="redirects">{t('ROUTE.SETTINGS_REDIRECTS.TITLE')}</Tabs.Tab>
        <Tabs.Tab value="not_found">{t('ROUTE.SETTINGS_NOT_FOUND.TITLE')}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
};
