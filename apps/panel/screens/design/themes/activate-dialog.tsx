import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import type { KeptPart, ThemeRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActions } from '../../../forms/dialog-actions.tsx';
import { client } from '../../../rpc/client.ts';

const KINDS: readonly KeptPart['kind'][] = ['style', 'preset', 'background'];

/** What keeps the look of the former theme, because the new one has nothing in its role. */
const KeptParts = ({
  id,
  name,
  restore,
}: Pick<ThemeRecord, 'id' | 'name'> & { restore: boolean }) => {
  const t = useT();
  const parts = useQuery({
    queryKey: ['ThemesService', 'keptParts', id, restore],
    queryFn: () => client.ThemesService.getKeptParts({ id, restore }),
    gcTime: 0,
  });
  const items = parts.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <div className="theme-kept" data-testid="kept-parts">
      <Text size="sm" fw={600}>
        {t('MODULE.THEMES.KEPT', { name })}
      </Text>
      <ul>
        {KINDS.flatMap((kind) => {
          const ofKind = items.filter((item) => item.kind === kind);
          if (ofKind.length === 0) return [];
          const names = ofKind
            .map((item) => t('MODULE.THEMES.KEPT_PART', { name: item.name, count: item.count }))
            .join(', ');
          return <li key={kind}>{t(`MODULE.THEMES.KEPT_KIND.${keyPart(kind)}`, { names })}</li>;
        })}
      </ul>
    </div>
  );
};

export type ActivationChoices = { readonly restore: boolean; readonly with_pages: boolean };

type ActivateDialogProps = {
  readonly theme: ThemeRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onActivate: (choices: ActivationChoices) => Promise<boolean>;
};

/** Says what changes with a theme before it is activated. */
export const ActivateDialog = ({ theme, opened, onClose, onActivate }: ActivateDialogProps) => {
  const t = useT();
  const format = useFormat();
  const { id, name, pages, saved_at } = theme;
  const [restore, setRestore] = useState(saved_at !== null);
  const [with_pages, setWithPages] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const activate = async () => {
    setBusy(true);
    if (await onActivate({ restore, with_pages })) onClose();
    setBusy(false);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('MODULE.THEMES.ACTIVATE_TITLE', { name })}
      size="lg"
    >
      <Stack gap="md">
        <Text>{t('MODULE.THEMES.ACTIVATE_TEXT', { name })}</Text>
        {saved_at !== null && (
          <Checkbox
            label={t('MODULE.THEMES.RESTORE', { date: format.date(saved_at) })}
            checked={restore}
            onChange={(event) => setRestore(event.currentTarget.checked)}
          />
        )}
        {pages.length > 0 && (
          <Checkbox
            label={t('MODULE.THEMES.WITH_PAGES', { count: pages.length })}
            description={t('MODULE.THEMES.WITH_PAGES_HINT', { names: pages.join(', ') })}
            checked={with_pages}
            onChange={(event) => setWithPages(event.currentTarget.checked)}
          />
        )}
        <KeptParts id={id} name={name} restore={restore} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button loading={isBusy} onClick={() => void activate()}>
            {t('MODULE.THEMES.ACTIVATE')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
};
