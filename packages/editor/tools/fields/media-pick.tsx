import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconFocusCentered, IconPhoto, IconX } from '@tabler/icons-react';
import { useFiles } from '../../core/ports/files-context.ts';
import './media-pick.css';

type MediaPickProps = {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly labelId: string;
};

/** The chosen image with buttons to replace, crop, or remove it. */
export function MediaPick({ value, onChange, labelId }: MediaPickProps) {
  const t = useT();
  const { site, media } = useFiles();
  const { openFile } = media;
  const file = value === null ? null : site.media(value);
  const choose = async () => {
    const id = await media.pick(value);
    if (id !== null) onChange(id);
  };
  return (
    <div className="pl-media-pick">
      {value !== null && (
        <div className="pl-media-preview">
          {file ? (
            <img src={file.url} alt={file.alt} />
          ) : (
            <span className="pl-media-gone">{t('EDITOR.MEDIA_GONE')}</span>
          )}
          <IconButton
            size={24}
            label={t('EDITOR.REMOVE_PICTURE')}
            icon={<IconX size={14} />}
            onClick={() => onChange(null)}
          />
        </div>
      )}
      <div className="pl-media-buttons">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={14} />}
          aria-describedby={labelId}
          onClick={choose}
          data-testid="choose-picture"
        >
          {t(value === null ? 'EDITOR.CHOOSE_PICTURE' : 'EDITOR.REPLACE_PICTURE')}
        </Button>
        {value !== null && file && openFile && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFocusCentered size={14} />}
            aria-describedby={labelId}
            onClick={() => openFile(value)}
            data-testid="edit-picture"
          >
            {t('EDITOR.FOCAL_POINT')}
          </Button>
        )}
      </div>
    </div>
  );
}
