import { Button, FileButton, Select } from '@mantine/core';
import type { FolderRecord, MediaRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  acceptedExtensions,
  DEFAULT_UPLOAD_LIMITS,
  MEDIA_TYPES,
  type MediaType,
} from '@plinth/model';
import { GridSkeleton, IconButton, readStorage, writeStorage } from '@plinth/ui';
import { IconFolderPlus, IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { ListStates } from '../list/list-states.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import type { NamedValues } from '../router/use-address-values.ts';
import { DropArea } from './drop-area.tsx';
import { FolderList } from './folder-list.tsx';
import { FolderSelect } from './folder-select.tsx';
import { folderPath } from './folder-tree.ts';
import { type LibraryView, LibraryViewFields, sortOf } from './library-view.tsx';
import {
  type FolderChoice,
  useFolders,
  useHasSamples,
  useMediaList,
  useUploadLimits,
} from './media-data.ts';
import { MediaTile } from './media-tile.tsx';
import { useFolderActions } from './use-folder-actions.tsx';
import { useLibraryDrag } from './use-library-drag.ts';
import { useLibraryFilter } from './use-library-filter.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import '../list/bulk-bar.css';
import '../list/list.css';
import './media.css';
import './list-view.css';

const TYPE_LABEL: Record<MediaType, MessageKey> = {
  images: 'MODULE.MEDIA_LIBRARY.TYPE.IMAGES',
  video: 'MODULE.MEDIA_LIBRARY.TYPE.VIDEO',
  audio: 'MODULE.MEDIA_LIBRARY.TYPE.AUDIO',
  documents: 'MODULE.MEDIA_LIBRARY.TYPE.DOCUMENTS',
  archives: 'MODULE.MEDIA_LIBRARY.TYPE.ARCHIVES',
  other: 'MODULE.MEDIA_LIBRARY.TYPE.OTHER',
};

export type MediaLibraryProps = {
  readonly folder: FolderChoice;
  readonly onFolder: (folder: FolderChoice) => void;
  /** Shows only files of this type and hides the type filter. */
  readonly type?: MediaType | undefined;
  /** Shows only files of this format. */
  readonly mimeType?: string | undefined;
  /** Leaves out samples at first. */
  readonly isOwn?: boolean | undefined;
  readonly current: number | null;
  readonly onChoose: (file: MediaRecord) => void;
  /** Called on double click. */
  readonly onTake?: (file: MediaRecord) => void;
  readonly onFiles: (files: readonly File[], folder: FolderChoice) => void;
  /** Makes files selectable; renders the bar below the grid. */
  readonly ticked?: ReadonlySet<number>;
  readonly onTick?: (file: MediaRecord, ticked: boolean) => void;
  /** Makes files draggable onto folders: a selected one together with the others. */
  readonly dragging?: {
    readonly filesWith: (file: MediaRecord) => readonly MediaRecord[];
    readonly onMoved: () => void;
  };
  /** Offers to find files that nothing uses, and images without alt texts. */
  readonly hasStates?: boolean;
  /** Holds search, filters, order and page. */
  readonly values: NamedValues;
  readonly bulk?: (folders: readonly FolderRecord[]) => ReactNode;
  /** Shown above the library, such as its uploads. */
  readonly children?: ReactNode;
};

/** Where the browser keeps how files are shown. */
const VIEW_KEY = 'plinth-media-view';

const readView = (): LibraryView => (readStorage(VIEW_KEY) === 'list' ? 'list' : 'grid');

/** The media library: folders, filters, search, and upload by button or drag and drop. */
export const MediaLibrary = (props: MediaLibraryProps) => {
  const t = useT();
  const { folder, onFolder } = props;
  const { type, isOwn = false } = props;
  const filter = useLibraryFilter(props.values, { type, isOwn });
  const { search, origin, state, sort, pager, find, clear, isFiltered } = filter;
  const [view, setView] = useState(readView);
  const hasSamples = useHasSamples();
  const folders = useFolders().data ?? [];
  const list = useMediaList({
    ...{ folder, origin, state, type: filter.type, search: search.trim() },
    ...{ mimeType: props.mimeType ?? null, order: sortOf(sort), ...pager },
  });
  const limits = useUploadLimits().data ?? DEFAULT_UPLOAD_LIMITS;
  const upload = (files: readonly File[]) => props.onFiles(files, folder);
  const { actions, dialog } = useFolderActions({ current: folder, onChoose: onFolder });
  const drag = useLibraryDrag({ folders, onMoved: props.dragging?.onMoved });
  const keptPlace = useRestoredFocus();
  const bulk = useRef<HTMLDivElement>(null);
  const path = folderPath(folders, folder);
  const place = path.at(-1)?.name ?? t('MODULE.MEDIA_LIBRARY.ALL_FILES');
  const accept = acceptedExtensions(limits)
    .map((extension) => `.${extension}`)
    .join(',');

  const uploadButton = (
    <FileButton multiple accept={accept} onChange={upload}>
      {(button) => (
        <Button
          {...button}
          leftSection={<IconUpload size={16} />}
          data-upload
          data-testid="upload-button"
        >
          {t('MODULE.MEDIA_LIBRARY.UPLOAD')}
        </Button>
      )}
    </FileButton>
  );

  return (
    <div className="media">
      <FolderList folders={folders} current={folder} onChoose={onFolder} {...{ actions, drag }} />
      <DropArea
        label={t('MODULE.MEDIA_LIBRARY.DROP', { folder: place })}
        onFiles={upload}
        {...keptPlace}
      >
        <div className="list-bar">
          <SearchField
            label={t('MODULE.MEDIA_LIBRARY.SEARCH')}
            value={search}
            onChange={(text) => find({ search: text })}
            found={list.isPlaceholderData ? undefined : list.data?.total}
          />
          {!props.type && (
            <Select
              aria-label={t('MODULE.MEDIA_LIBRARY.TYPE_FILTER')}
              placeholder={t('MODULE.MEDIA_LIBRARY.TYPE_ALL')}
              data={MEDIA_TYPES.map((value) => ({ value, label: t(TYPE_LABEL[value]) }))}
              value={filter.chosenType}
              onChange={(value) => find({ type: value ?? '' })}
              clearable
              w={138}
            />
          )}
          {hasSamples && (
            <Select
              aria-label={t('MODULE.MEDIA_LIBRARY.ORIGIN_FILTER')}
              placeholder={t('MODULE.MEDIA_LIBRARY.ORIGIN_ALL')}
              data={[
                { value: 'own', label: t('MODULE.MEDIA_LIBRARY.ORIGIN.OWN') },
                { value: 'sample', label: t('MODULE.MEDIA_LIBRARY.ORIGIN.SAMPLE') },
              ]}
              value={origin}
              onChange={(value) => find({ origin: value ?? '' })}
              clearable
              w={190}
              data-testid="media-origin"
            />
          )}
          {props.hasStates && (
            <Select
              aria-label={t('MODULE.MEDIA_LIBRARY.STATE_FILTER')}
              placeholder={t('MODULE.MEDIA_LIBRARY.STATE_ALL')}
              data={[
                { value: 'unused', label: t('MODULE.MEDIA_LIBRARY.UNUSED') },
                { value: 'no-alt', label: t('MODULE.MEDIA_LIBRARY.NO_ALT') },
              ]}
              value={state}
              onChange={(value) => find({ state: value ?? '' })}
              clearable
              w={170}
            />
          )}
          <LibraryViewFields
            {...{ sort, view }}
            onSort={(name) => find({ sort: name })}
            onView={(next) => {
              setView(next);
              writeStorage(VIEW_KEY, next);
            }}
          />
          <FolderSelect folders={folders} current={folder} onChoose={onFolder} />
          <IconButton
            variant="default"
            className="media-folder-new"
            label={t('MODULE.MEDIA_LIBRARY.NEW_FOLDER')}
            icon={<IconFolderPlus size={18} />}
            onClick={actions.createHere}
            data-testid="new-folder-small"
          />
          {uploadButton}
        </div>
        <ListStates
          query={list}
          total={list.data?.total}
          {...{ isFiltered, onClear: clear }}
          empty={{
            icon: <IconPhotoPlus />,
            title: t('MODULE.MEDIA_LIBRARY.EMPTY'),
            text: t('MODULE.MEDIA_LIBRARY.EMPTY_TEXT'),
          }}
          {...(view === 'grid' && { skeleton: <GridSkeleton /> })}
        />
        <ul className="media-grid" data-view={view} data-testid="media-grid">
          {list.data?.items.map((file) => (
            <MediaTile
              key={file.id}
              file={file}
              isCurrent={file.id === props.current}
              isTicked={props.ticked?.has(file.id)}
              drag={props.dragging && drag.source({ files: props.dragging.filesWith(file) })}
              onTick={props.onTick && ((ticked) => props.onTick?.(file, ticked))}
              toBulk={() => bulk.current?.querySelector('button')?.focus()}
              onChoose={() => props.onChoose(file)}
              onTake={props.onTake && (() => props.onTake?.(file))}
            />
          ))}
        </ul>
        {list.data && (
          <Pager
            {...pager}
            total={list.data.total}
            sizeLabel="MODULE.MEDIA_LIBRARY.PER_PAGE"
            onChange={filter.goTo}
          />
        )}
        <div ref={bulk} className="bulk-place">
          {props.bulk?.(folders)}
        </div>
      </DropArea>
      {props.children}
      {dialog}
    </div>
  );
};
