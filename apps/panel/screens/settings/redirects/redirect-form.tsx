import { Button, Checkbox, Group } from '@mantine/core';
import { type RedirectRecord, redirects } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type RedirectFields, redirectFaults, withoutOrigin } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useEffect } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { client } from '../../../rpc/client.ts';
import { CODE_LABELS } from './redirect-codes.ts';
import type { Editing } from './use-editing.ts';
import { useSiteHosts } from './use-site-hosts.ts';

type RedirectFormProps = {
  /** Absent for a new redirect. */
  readonly redirect?: RedirectRecord;
  readonly editing: Editing;
  readonly onSaved: () => Promise<unknown>;
};

type Values = Omit<RedirectFields, 'code'> & { code: string };

const valuesOf = (redirect?: RedirectRecord): Values => ({
  old_url: redirect?.old_url ?? '',
  new_url: redirect?.new_url ?? '',
  is_wildcard_disabled: redirect?.is_wildcard_disabled ?? false,
  code: String(redirect?.code ?? 301),
});

const fieldsOf = (values: Values) => ({ ...values, code: Number(values.code) }) as RedirectFields;

const RULES = {
  schema: redirects.fields.omit({ code: true }).strip(),
  check: (values: Values) => redirectFaults(fieldsOf(values)),
};

const useRedirectForm = ({ redirect, editing, onSaved }: RedirectFormProps) => {
  const t = useT();
  return useFields<Values>({
    initial: valuesOf(redirect),
    schema: RULES,
    submit: async (values) => {
      const item = fieldsOf(values);
      await client.RedirectsService.save(
        redirect ? { item: { id: redirect.id, ...item }, revision: redirect.revision } : { item },
      );
      toast(t('MODULE.REDIRECTS.SAVED'));
      await onSaved();
      editing.close();
    },
    failed: 'MODULE.REDIRECTS.NOT_SAVED',
  });
};

/** Edits a redirect in its row. Escape cancels, after a confirmation if something was typed. */
export const RedirectForm = (props: RedirectFormProps) => {
  const t = useT();
  const { editing } = props;
  const { form, field, isBusy, onSubmit, send } = useRedirectForm(props);
  const hosts = useSiteHosts();
  const isDirty = form.isDirty();
  const { onDirty } = editing;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const isGone = form.values.code === '410';
  return (
    <Form onSubmit={onSubmit} takesFocus data-testid="redirect-form">
      <UnsavedGuard work={isDirty ? { save: send } : null} closing={editing.closing} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its fields */}
      <div
        className="redirect-form"
        // While the confirmation is open, Escape belongs to it, even before it has the focus.
        onKeyDown={({ key }) => key === 'Escape' && !editing.closing && editing.edit(null)}
      >
        <TextField
          label={t('MODULE.REDIRECTS.OLD_URL')}
          placeholder={t('MODULE.REDIRECTS.OLD_URL_EXAMPLE')}
          filter={(url) => withoutOrigin(url, hosts)}
          {...field('old_url')}
        />
        <TextField
          label={t('MODULE.REDIRECTS.NEW_URL')}
          placeholder={t('MODULE.REDIRECTS.NEW_URL_EXAMPLE')}
          disabled={isGone}
          {...field('new_url')}
        />
        <ChoiceField
          label={t('MODULE.REDIRECTS.CODE.LABEL')}
          choices={CODE_LABELS}
          {...field('code')}
        />
        <Group className="redirect-form-end" justify="space-between">
          <Checkbox
            label={t('MODULE.REDIRECTS.DISABLE_WILDCARD')}
            description={t('MODULE.REDIRECTS.DISABLE_WILDCARD_HINT')}
            {...form.getInputProps('is_wildcard_disabled', { type: 'checkbox' })}
          />
          <Group gap="sm">
            <Button variant="default" onClick={editing.close} disabled={isBusy}>
              {t('COMMON.ACTION.CANCEL')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('COMMON.ACTION.SAVE')}
            </Button>
          </Group>
        </Group>
      </div>
    </Form>
  );
};
