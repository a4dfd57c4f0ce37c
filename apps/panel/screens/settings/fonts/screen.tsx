import { Alert, Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import type { FontRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, useLastNonNull } from '@plinth/ui';
import { IconPlus, IconTypography, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordList } from '../../../data/use-record-list.ts';
import { useRecordActions } from '../../../data/use-records.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { FontCard } from './font-card.tsx';
import { useFontFaces } from './use-font-faces.ts';
import { type RefusedFile, useFontUpload } from './use-font-upload.ts';
import '../../../list/list.css';
import './fonts.css';

type RefusedProps = { readonly files: readonly RefusedFile[]; readonly onClose: () => void };

const Refused = ({ files, onClose }: RefusedProps) => {
  const t = useT();
  return (
    <Alert
      color="red"
      role="alert"
      title={t('MODULE.FONTS.REFUSED', { count: files.length })}
      withCloseButton
      closeButtonLabel={t('COMMON.ACTION.CLOSE')}
      onClose={onClose}
    >
      {files.map(({ name, reason }) => (
        <div key={name}>
          <strong>{name}</strong>: {reason}
        </div>
      ))}
    </Alert>
  );
};

/** The site's fonts: from its theme, from the catalog, and uploaded. */
export const FontsScreen = () => {
  const t = useT();
  const list = useRecordList('FontsService', { count: 200, sort: 'name' });
  const { changed, remove } = useRecordActions('FontsService');
  const { upload, isUploading, refused, dismiss } = useFontUpload(changed);
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<FontRecord | null>(null);
  const { last, openCount } = useLastNonNull(chosen);
  const fonts = list.data?.items ?? [];
  useFontFaces(fonts.map(({ name, faces, stand_ins }) => ({ family: name, faces, stand_ins })));
  const sample = typed.trim() === '' ? t('MODULE.FONTS.SAMPLE') : typed;
  const askDelete = (font: FontRecord) =>
    remove([font], {
      title: t('MODULE.FONTS.DELETE_TITLE', { name: font.name }),
      text: t('MODULE.FONTS.DELETE_TEXT'),
    });
  return (
    <SettingsFrame isWide>
      <div className="fonts">
        <Text c="dimmed">{t('MODULE.FONTS.INTRO')}</Text>
        <div className="list-bar">
          <TextInput
            className="font-typed"
            label={t('MODULE.FONTS.SAMPLE_LABEL')}
            placeholder={t('MODULE.FONTS.SAMPLE')}
            maxLength={120}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group gap="md" className="font-buttons">
            <FileButton multiple accept=".woff2,.ttf,.otf" onChange={(files) => void upload(files)}>
              {(button) => (
                <Button
                  variant="default"
                  leftSection={<IconUpload size={16} />}
                  loading={isUploading}
                  {...button}
                >
                  {t('MODULE.FONTS.UPLOAD')}
                </Button>
              )}
            </FileButton>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t('MODULE.FONTS.ADD')}
            </Button>
          </Group>
        </div>
        {refused.length > 0 && <Refused files={refused} onClose={dismiss} />}
        {list.isPending && <ListSkeleton rows={5} />}
        {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.total === 0 && (
          <EmptyState
            icon={<IconTypography />}
            title={t('MODULE.FONTS.EMPTY')}
            text={t('MODULE.FONTS.EMPTY_TEXT')}
          />
        )}
        <ul className="font-cards">
          {fonts.map((font) => (
            <FontCard
              key={font.id}
              font={font}
              sample={sample}
              onChoose={() => setChosen(font)}
              onDelete={() => void askDelete(font)}
            />
          ))}
        </ul>
        <AddDialog
          opened={isAdding}
          onClose={() => setAdding(false)}
          sample={sample}
          added={new Set(fonts.map(({ name }) => name))}
          onAdded={changed}
        />
        {last && (
          <ChooseDialog
            key={openCount}
            font={last}
            opened={chosen !== null}
            onClose={() => setChosen(null)}
            onSaved={changed}
          />
        )}
      </div>
    </SettingsFrame>
  );
};
