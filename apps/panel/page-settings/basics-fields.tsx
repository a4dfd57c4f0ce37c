import { Alert, Select, Stack, TextInput } from '@mantine/core';
import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl, PAGE_STATUSES } from '@plinth/model';
import { useIsUnderConstruction, useStatusLabel } from '@plinth/ui';
import { useReadyHint } from '../document-settings/use-ready-hint.ts';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { SecretField } from '../forms/fields/secret-field.tsx';
import { PageMenus } from '../pages/page-menus.tsx';
import { PageSlugField } from '../pages/page-slug-field.tsx';
import { ParentSelect } from '../pages/parent-select.tsx';
import { useBoot } from '../session/boot.ts';
import { followingSlug } from './following-slug.ts';
import type { PageForm } from './use-page-form.tsx';

type BasicsProps = {
  readonly form: PageForm;
  readonly page: PageRecord;
  readonly pages: readonly PageRecord[];
  readonly menus: readonly MenuRecord[];
};

const VISIBILITY = {
  public: 'MODULE.PAGES.VISIBILITY.PUBLIC',
  password: 'MODULE.PAGES.VISIBILITY.PASSWORD',
} as const;
const PASSWORD_MODE = {
  general: 'MODULE.PAGES.PASSWORD.GENERAL',
  unique: 'MODULE.PAGES.PASSWORD.UNIQUE',
} as const;

const ProtectionFields = ({ form, page }: Omit<BasicsProps, 'pages' | 'menus'>) => {
  const t = useT();
  const { visibility, password_mode } = form.values;
  return (
    <div className="field-row">
      <ChoiceField
        label={t('MODULE.PAGES.VISIBILITY.LABEL')}
        choices={VISIBILITY}
        {...form.getInputProps('visibility')}
      />
      {visibility === 'password' && (
        <ChoiceField
          label={t('MODULE.PAGES.PASSWORD.MODE')}
          choices={PASSWORD_MODE}
          {...form.getInputProps('password_mode')}
        />
      )}
      {visibility === 'password' && password_mode === 'unique' && (
        <SecretField
          label={t('MODULE.PAGES.PASSWORD.LABEL')}
          isSet={page.has_password}
          {...form.getInputProps('password')}
        />
      )}
    </div>
  );
};

export const BasicsFields = ({ form, page, pages, menus }: BasicsProps) => {
  const t = useT();
  const { config } = useBoot();
  const statusLabel = useStatusLabel();
  const isUnderConstruction = useIsUnderConstruction();
  const { name, url, parent_id, status } = form.values;
  const readyHint = useReadyHint(status);
  const isLive = page.status === 'publish' && !isUnderConstruction;
  const movesLivePage = isLive && (friendlyUrl(url) !== page.url || parent_id !== page.parent_id);
  return (
    <Stack gap="lg">
      <TextInput
        label={t('COMMON.TEXT.NAME')}
        {...form.getInputProps('name')}
        onChange={({ currentTarget }) => {
          const slug = followingSlug(page, { name, url }, currentTarget.value);
          form.setValues({ name: currentTarget.value, ...(slug !== null && { url: slug }) });
          form.clearFieldError('name');
        }}
      />
      <div className="field-row">
        <PageSlugField
          name={name}
          parentId={parent_id}
          pageId={page.id}
          fixedAddress={page.is_home ? page.full_url : undefined}
          {...form.getInputProps('url')}
        />
        <ParentSelect pages={pages} pageId={page.id} {...form.getInputProps('parent_id')} />
      </div>
      {movesLivePage && <Alert color="yellow">{t('MODULE.PAGES.MOVES_LIVE')}</Alert>}
      <div className="field-row">
        <Select
          label={t('MODULE.PAGES.STATUS.LABEL')}
          description={page.is_home ? t('MODULE.PAGES.HOME_HIDDEN') : readyHint}
          data={PAGE_STATUSES.map((value) => ({
            value,
            label: t(statusLabel(value)),
            disabled: page.is_home && value !== 'publish',
          }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
        {status === 'future' && (
          <TextInput
            type="datetime-local"
            label={t('MODULE.PAGES.GOES_LIVE')}
            description={t('MODULE.PAGES.TIME_ZONE', { zone: config.time_zone })}
            {...form.getInputProps('published_at')}
          />
        )}
      </div>
      {page.service === null && (
        <PageMenus
          menus={menus}
          hint={status === 'publish' ? undefined : t('MODULE.PAGES.MENU_ADD_HINT')}
          {...form.getInputProps('menus')}
          value={form.values.menus}
        />
      )}
      <ProtectionFields form={form} page={page} />
    </Stack>
  );
};
