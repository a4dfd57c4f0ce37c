import { Button, Checkbox } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import type { MediaType } from '@plinth/model';
import { Thumbnail } from '@plinth/ui';
import {
  IconFile,
  IconFileText,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconVideo,
} from '@tabler/icons-react';
import { useSettings } from '../settings/use-settings.ts';
import { lacksAlt, showsWhole, thumbnailOf } from './library-image.ts';
import type { LibraryDrag } from './use-library-drag.ts';

const ICON: Record<MediaType, typeof IconFile> = {
  images: IconPhoto,
  video: IconVideo,
  audio: IconMusic,
  documents: IconFileText,
  archives: IconFileZip,
  other: IconFile,
};

type MediaTileProps = {
  readonly file: MediaRecord;
  readonly isCurrent: boolean;
  /** undefined if files can't be selected. */
  readonly isTicked?: boolean | undefined;
  /** Makes it possible to drag the file. */
  readonly drag?: ReturnType<LibraryDrag['source']> | undefined;
  readonly onTick?: ((ticked: boolean) => void) | undefined;
  /** Moves the focus to the bulk actions. */
  readonly toBulk: () => void;
  readonly onChoose: () => void;
  readonly onTake?: (() => void) | undefined;
};

const Picture = ({ file }: { readonly file: MediaRecord }) => {
  const source = thumbnailOf(file);
  const Icon = ICON[file.type];
  if (!source) return <Icon size={36} stroke={1.25} aria-hidden="true" />;
  return <Thumbnail src={source} isContained={showsWhole(file)} focus={file.focal_point} />;
};

/** A file in the grid; in a picker, a double click selects it. */
export const MediaTile = ({
  file,
  isCurrent,
  isTicked,
  drag,
  onTick,
  toBulk,
  onChoose,
  onTake,
}: MediaTileProps) => {
  const t = useT();
  const format = useFormat();
  const faviconId = useSettings('general').data?.values.favicon_id ?? null;
  return (
    <li
      {...drag}
      className="media-tile"
      data-current={isCurrent || undefined}
      data-testid="media-tile"
    >
      <button
        type="button"
        className="media-tile-button"
        aria-pressed={isCurrent}
        onClick={onChoose}
        onDoubleClick={onTake}
      >
        <span className="media-tile-picture">
          <Picture file={file} />
        </span>
        <span className="media-tile-name">{file.name}</span>
        <span className="media-tile-facts">
          {file.width && file.height ? (
            <>
              <span>{`${file.width} × ${file.height}`}</span>
              {' · '}
            </>
          ) : null}
          <span>{format.fileSize(file.size)}</span>
          {!file.is_ready && <span>{` · ${t('MODULE.MEDIA_LIBRARY.NOT_READY')}`}</span>}
          {file.is_protected && <span>{` · ${t('MODULE.MEDIA_LIBRARY.PROTECTED')}`}</span>}
        </span>
      </button>
      {lacksAlt(file, faviconId) && (
        <span
          className="media-tile-badge"
          role="img"
          aria-label={t('MODULE.MEDIA_LIBRARY.NO_ALT')}
          data-tip={t('MODULE.MEDIA_LIBRARY.NO_ALT')}
        >
          {t('MODULE.MEDIA_LIBRARY.NO_ALT')}
        </span>
      )}
      {onTick && (
        <Checkbox
          className="media-tile-tick"
          aria-label={t('MODULE.MEDIA_LIBRARY.TICK', { name: file.name })}
          checked={isTicked ?? false}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      )}
      {isTicked && (
        <Button size="compact-xs" className="media-tile-skip" onClick={toBulk}>
          {t('MODULE.MEDIA_LIBRARY.TO_TICKED')}
        </Button>
      )}
    </li>
  );
};
