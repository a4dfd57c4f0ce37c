import { Button, Modal, Stack, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { type OfferedFont, shownLetters } from '@plinth/model';
import { ListSkeleton } from '@plinth/ui';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../list/load-error.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { fontSize } from './describe-font.ts';
import { useFontFaces } from './use-font-faces.ts';

const ALL = { styles: [], subsets: [] };

type RowProps = {
  readonly font: OfferedFont;
  readonly sample: string;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
};

const Row = ({ font, sample, isAdded, onAdd }: RowProps) => {
  const t = useT();
  const format = useFormat();
  const { family, category, faces, missing_letters } = font;
  const size = fontSize({ faces, ...ALL });
  return (
    <li className="font-option">
      <div>
        <div className="font-option-sample" style={{ fontFamily: `"${family}"` }}>
          {sample}
        </div>
        <Text size="sm" c="dimmed">
          {[
            family,
            ...(category === 'own' ? [] : [t(`MODULE.FONTS.CATEGORY.${keyPart(category)}`)]),
            ...(size === null ? [] : [format.fileSize(size)]),
          ].join(' · ')}
        </Text>
        {missing_letters !== undefined && (
          <Text size="sm">
            {t('MODULE.FONTS.LACKS', { letters: shownLetters(missing_letters) })}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="compact-md"
        leftSection={isAdded ? <IconCheck size={16} /> : <IconPlus size={16} />}
        aria-label={t(isAdded ? 'MODULE.FONTS.IS_ADDED' : 'MODULE.FONTS.ADD_ONE', { name: family })}
        aria-disabled={isAdded || undefined}
        data-disabled={isAdded || undefined}
        onClick={isAdded ? undefined : onAdd}
      >
        {t(isAdded ? 'MODULE.FONTS.ON_SITE' : 'COMMON.ACTION.ADD')}
      </Button>
    </li>
  );
};

type AddDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly sample: string;
  /** Names of the site's fonts. */
  readonly added: ReadonlySet<string>;
  readonly onAdded: () => Promise<unknown>;
};

/** Adds fonts of the catalog to the site. */
export const AddDialog = ({ opened, onClose, sample, added, onAdded }: AddDialogProps) => {
  const t = useT();
  const attempt = useAttempt();
  const [search, setSearch] = useState('');
  const catalog = useQuery({
    queryKey: ['FontsService', 'catalogue'],
    queryFn: () => client.FontsService.getCatalogue(),
    enabled: opened,
  });
  const fonts = catalog.data?.items.filter(({ category }) => category !== 'own') ?? [];
  useFontFaces(fonts);
  const words = search.trim().toLowerCase();
  const found = fonts.filter(({ family }) => family.toLowerCase().includes(words));
  const add = async (name: string) => {
    await attempt(() => client.FontsService.save({ item: { name } }), {
      done: t('MODULE.FONTS.ADDED', { name }),
      failed: 'COMMON.MESSAGES.NOT_CREATED',
      name,
    });
    await onAdded();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('MODULE.FONTS.ADD')} size="lg">
      <Stack gap="md">
        <div className="font-search">
          <SearchField
            label={t('MODULE.FONTS.SEARCH')}
            value={search}
            onChange={setSearch}
            found={catalog.data && found.length}
          />
        </div>
        {catalog.isPending && <ListSkeleton rows={5} />}
        {catalog.error && (
          <LoadError error={catalog.error} onRetry={() => void catalog.refetch()} />
        )}
        {catalog.data && found.length === 0 && (
          <Text c="dimmed" role="status">
            {t('COMMON.TEXT.NO_RESULTS')}
          </Text>
        )}
        <ul className="font-options" aria-label={t('MODULE.FONTS.CATALOG')}>
          {found.map((font) => (
            <Row
              key={font.family}
              font={font}
              sample={sample}
              isAdded={added.has(font.family)}
              onAdd={() => void add(font.family)}
            />
          ))}
        </ul>
      </Stack>
    </Modal>
  );
};
