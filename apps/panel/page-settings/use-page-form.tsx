import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type AccessRefusal, accessFault, statusFault } from '@plinth/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentRules } from '../document-settings/document-form.ts';
import { ProblemText } from '../forms/problem-text.tsx';
import { all, atMost, type Rule, required, when } from '../forms/rules.tsx';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { menusOf } from '../pages/page-menus.tsx';
import { useOfferRedirects } from '../pages/use-offer-redirects.ts';
import { usePagesChanged } from '../pages/use-pages.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { useSettings } from '../settings/use-settings.ts';
import { itemOf, menuChanges, type PageValues, valuesOf } from './page-values.ts';

const statusRule =
  (is_home: boolean): Rule<PageValues> =>
  (_value, { status, published_at }) => {
    const fault = statusFault({ status, published_at, is_home });
    return fault && fault !== 'publishedAtMissing' ? <ProblemText errorKey={fault} /> : null;
  };

type Passwords = { readonly has_general_password: boolean; readonly has_own_password: boolean };

/** Shows one reason why a page can't be protected at its field. */
const accessRule =
  (refusal: AccessRefusal, passwords: Passwords): Rule<PageValues> =>
  (_value, { visibility, password_mode, password }) => {
    const has_own_password = passwords.has_own_password || password !== '';
    const fault = accessFault({ ...passwords, visibility, password_mode, has_own_password });
    return fault === refusal ? <ProblemText errorKey={fault} /> : null;
  };

/** True until the settings have loaded; the server checks it as well. */
const useHasSitePassword = (): boolean => useSettings('general').data?.secrets.password ?? true;

type PageFormNeeds = {
  readonly page: PageRecord;
  /** The site's menus as stored. */
  readonly menus: readonly MenuRecord[];
  readonly onSaved?: ((page: PageRecord) => void) | undefined;
};

/** The form of a page's settings. */
export const usePageForm = ({ page, menus, onSaved }: PageFormNeeds) => {
  const t = useT();
  const refresh = usePagesChanged();
  const queries = useQueryClient();
  const offerRedirects = useOfferRedirects();
  const located = useRef<Pick<PageRecord, 'full_url' | 'status'>>(page);
  const inMenus = useRef(menusOf(menus, page));
  const zone = useBoot().config.time_zone;
  const passwords = {
    has_general_password: useHasSitePassword(),
    has_own_password: page.has_password,
  };
  return useRecordForm<PageValues>({
    stored: valuesOf(page, { timeZone: zone, menus }),
    revision: page.revision,
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
    failed: 'COMMON.MESSAGES.NOT_SAVED',
    rules: {
      ...documentRules,
      url: atMost(255),
      status: statusRule(page.is_home),
      published_at: when<PageValues>(({ status }) => status === 'future', required),
      password_mode: accessRule('generalPasswordMissing', passwords),
      password: all(accessRule('ownPasswordMissing', passwords), atMost(128)),
    },
    save: async ({ values, changed, revision }) => {
      const stored = await client.PagesService.save({
        item: { id: page.id, ...itemOf(values, changed, zone) },
        revision,
        menus: menuChanges(inMenus.current, values.menus),
      });
      inMenus.current = values.menus;
      offerRedirects(located.current, stored);
      located.current = stored;
      await Promise.all([
        refresh(),
        changed.menus && queries.invalidateQueries({ queryKey: ['MenusService'] }),
      ]);
      onSaved?.(stored);
      const next = { ...valuesOf(stored, { timeZone: zone, menus }), menus: values.menus };
      return { stored: next, revision: stored.revision };
    },
  });
};

export type PageForm = ReturnType<typeof usePageForm>['form'];
