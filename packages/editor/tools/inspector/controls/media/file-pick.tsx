import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconMovie, IconMusic, IconX } from '@tabler/icons-react';
import type { PickedFile } from '../../../../core/ports/media/port.ts';
import { useServices } from '../../../../core/session/services.ts';
import '../../../fields/media-pick.css';

type FilePickProps = {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly labelId: string;
  readonly accepts: Extract<PickedFile, 'mp4' | 'mp3'>;
};

const ICONS = { mp4: IconMovie, mp3: IconMusic };

/** The name of the chosen file, which a click replaces, and a button that removes it. */
export function FilePick({ value, onChange, labelId, accepts }: FilePickProps) {
  const t = useT();
  const { site, media } = useServices().ports;
  const file = value === null ? null : site.context.media(value);
  const Icon = ICONS[accepts];
  const choose = async () => {
    const id = await media.pick(value, accepts);
    if (id !== null) onChange(id);
  };
  return (
    <div className="pl-file-pick">
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon size={14} />}
        aria-describedby={labelId}
        onClick={() => void choose()}
        data-testid="choose-file"
      >
        {value === null ? t('EDITOR.LINK.CHOOSE_FILE') : (file?.name ?? t('EDITOR.MEDIA_GONE'))}
      </Button>
      {value !== null && (
        <IconButton
          size={24}
          label={t('EDITOR.REMOVE_FILE')}
          icon={<IconX size={14} />}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  );
}
