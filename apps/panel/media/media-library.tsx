import { Button, Checkbox, FileButton, Select } from '@mantine/core';
import type { FolderRecord, MediaRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { acceptedExtensions, MEDIA_TYPES, type MediaType } from '@plinth/model';
import { GridSkeleton, IconButton, readStorage, writeStorage } from '@plinth/ui';
import { IconFolderPlus, IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { ListStates } from '../list/list-states.tsx';
import { PAGE_SIZE, Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { DropArea } from './drop-area.tsx';
import { FolderList } from './folder-list.tsx';
import { FolderSelect } from './folder-select.tsx';
import { folderPath } from './folder-tree.ts';
import { type LibraryView, LibraryViewFields, type SortName, sortOf } from './library-view.tsx';
import {
  type FolderChoice,
  type MediaOrigin,
  useFolders,
  useHasSamples,
  useMediaList,
} from './media-data.ts';
import { MediaTile } from './media-tile.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useFolderActions } from './use-folder-actions.tsx';
import { useLibraryDrag } from './use-library-drag.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useUploads } from './use-uploads.ts';
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
  /** Called on double click, or after an upload in a picker. */
  readonly onTake?: (file: MediaRecord) => void;
  readonly onUploaded?: (file: MediaRecord) => void;
  /** Called with whether a file still has to arrive; must be stable. */
  readonly onPending?: (isPending: boolean) => void;
  /** Makes files selectable; renders the bar below the grid. */
  readonly ticked?: ReadonlySet<number>;
  readonly onTick?: (file: MediaRecord, ticked: boolean) => void;
  /** Makes files draggable onto folders: a selected one together with the others. */
  readonly dragging?: {
    readonly filesWith: (file: MediaRecord) => readonly MediaRecord[];
    readonly onMoved: () => void;
  };
  /** Offers to show only files that nothing uses. */
  readonly unused?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
  readonly bulk?: (folders: readonly FolderRecord[]) => ReactNode;
};

/** Where the browser keeps how files are shown. */
const VIEW_KEY = 'plinth-media-view';

const readView = (): LibraryView => (readStorage(VIEW_KEY) === 'list' ? 'list' : 'grid');

/** The media library: folders, filters, search, and upload by button or drag and drop. */
export const MediaLibrary = (props: MediaLibraryProps) => {
  const t = useT();
  const { folder, onFolder } = props;
  const [search, setSearch] = useState('');
  const [chosenType, setChosenType] = useState<MediaType | null>(null);
  const [origin, setOrigin] = useState<MediaOrigin | null>(props.isOwn ? 'own' : null);
  const [sort, setSort] = useState<SortName>('NEWEST');
  const [view, setView] = useState(readView);
  const hasSamples = useHasSamples();
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const type = props.type ?? chosenType;
  const folders = useFolders().data ?? [];
  const list = useMediaList({
    ...{ folder, type, origin, search: search.trim() },
    isUnused: props.unused?.isOn ?? false,
    ...{ mimeType: props.mimeType ?? null, order: sortOf(sort), ...pager },
  });
  const { queue, entries, limits } = useUploads({
    folder,
    onUploaded: props.onUploaded,
    onPending: props.onPending,
  });
  const { actions, dialog } = useFolderActions({ current: folder, onChoose: onFolder });
  const drag = useLibraryDrag({ folders, onMoved: props.dragging?.onMoved });
  const fromFirst =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      setPager({ ...pager, page: 1 });
    };
  const isInitial = props.isOwn && origin === 'own';
  // What a picker asks for isn't a filter that the user could clear.
  const isFiltered =
    search !== '' ||
    chosenType !== null ||
    (!isInitial && origin !== null) ||
    props.unused?.isOn === true;
  const clear = () => {
    setSearch('');
    setChosenType(null);
    setOrigin(props.isOwn ? 'own' : null);
    if (props.unused?.isOn) props.unused.onChange(false);
    setPager({ ...pager, page: 1 });
  };
  const keptPlace = useRestoredFocus();
  const bulk = useRef<HTMLDivElement>(null);
  const path = folderPath(folders, folder);
  const place = path.at(-1)?.name ?? t('MODULE.MEDIA_LIBRARY.ALL_FILES');
  const accept = acceptedExtensions(limits)
    .map((extension) => `.${extension}`)
    .join(',');

  const uploadButton = (
    <FileButton multiple accept={accept} onChange={(files) => queue.add(files)}>
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
      <FolderList
        folders={folders}
        current={folder}
        onChoose={fromFirst(onFolder)}
        {...{ actions, drag }}
      />
      <DropArea
        label={t('MODULE.MEDIA_LIBRARY.DROP', { folder: place })}
        onFiles={queue.add}
        {...keptPlace}
      >
        <div className="list-bar">
          <SearchField
            label={t('MODULE.MEDIA_LIBRARY.SEARCH')}
            value={search}
            onChange={fromFirst(setSearch)}
            found={list.isPlaceholderData ? undefined : list.data?.total}
          />
          {!props.type && (
            <Select
              aria-label={t('MODULE.MEDIA_LIBRARY.TYPE_FILTER')}
              placeholder={t('MODULE.MEDIA_LIBRARY.TYPE_ALL')}
              data={MEDIA_TYPES.map((value) => ({ value, label: t(TYPE_LABEL[value]) }))}
              value={chosenType}
              onChange={fromFirst((value) => setChosenType(value as MediaType | null))}
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
              onChange={fromFirst((value) => setOrigin(value as MediaOrigin | null))}
              clearable
              w={190}
              data-testid="media-origin"
            />
          )}
          {props.unused && (
            <Checkbox
              label={t('MODULE.MEDIA_LIBRARY.UNUSED')}
              checked={props.unused.isOn}
              onChange={({ currentTarget }) =>
                fromFirst(props.unused?.onChange ?? (() => undefined))(currentTarget.checked)
              }
            />
          )}
          <LibraryViewFields
            {...{ sort, view }}
            onSort={fromFirst(setSort)}
            onView={(next) => {
              setView(next);
              writeStorage(VIEW_KEY, next);
            }}
          />
          <FolderSelect folders={folders} current={folder} onChoose={fromFirst(onFolder)} />
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
            onChange={setPager}
          />
        )}
        <div ref={bulk} className="bulk-place">
          {props.bulk?.(folders)}
        </div>
      </DropArea>
      <UploadTray queue={queue} entries={entries} />
      {dialog}
    </div>
  );
};
