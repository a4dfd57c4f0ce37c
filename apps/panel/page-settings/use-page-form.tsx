import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type AccessRefusal, accessFault, statusFault } from '@plinth/model';
import { documentRules } from '../document-settings/document-form.ts';
import { ProblemText } from '../forms/problem-text.tsx';
import { all, atMost, type Rule, required, when } from '../forms/rules.tsx';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { usePagesChanged } from '../pages/use-pages.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { useSettings } from '../settings/use-settings.ts';
import { itemOf, type PageValues, valuesOf } from './page-values.ts';

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

/** The form of a page's settings. */
export const usePageForm = (page: PageRecord, onSaved?: (page: PageRecord) => void) => {
  const t = useT();
  const refresh = usePagesChanged();
  const zone = useBoot().config.time_zone;
  const passwords = {
    has_general_password: useHasSitePassword(),
    has_own_password: page.has_password,
  };
  return useRecordForm<PageValues>({
    stored: valuesOf(page, zone),
    revision: page.revision,
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
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
      });
      await refresh();
      onSaved?.(stored);
      return { stored: valuesOf(stored, zone), revision: stored.revision };
    },
  });
};

export type PageForm = ReturnType<typeof usePageForm>['form'];
