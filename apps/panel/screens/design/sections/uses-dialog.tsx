import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { SectionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { ListSkeleton } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { documentPath } from '../../../links/content-path.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { LinkAnchor } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';

type UsesDialogProps = {
  readonly section: SectionRecord;
  /** It was to be deleted, which its uses prevent. */
  readonly isDeleting: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** The pages and posts that show a section, each with a link to its editor. */
export const UsesDialog = ({ section, isDeleting, opened, onClose }: UsesDialogProps) => {
  const t = useT();
  const { id, name } = section;
  const uses = useQuery({
    queryKey: ['ContentSection', 'uses', id],
    queryFn: () => client.ContentSection.getUses({ id }),
    enabled: opened,
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('MODULE.DESIGN.SECTIONS.USES_TITLE', { name })}
    >
      <Stack gap="md">
        {isDeleting && <Text size="sm">{t('MODULE.DESIGN.SECTIONS.USES_TEXT')}</Text>}
        {uses.isPending && <ListSkeleton rows={3} />}
        {uses.error && <LoadError error={uses.error} onRetry={() => void uses.refetch()} />}
        <ul className="sections-used" data-testid="section-uses">
          {uses.data?.items.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <LinkAnchor to={documentPath(use)}>{use.name}</LinkAnchor>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('COMMON.ACTION.CLOSE')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
