import type { MediaRecord } from '@plinth/contract';
import type { MediaType } from '@plinth/model';
import { useState } from 'react';
import { type FolderChoice, useMediaFile } from './media-data.ts';
import { MediaLibrary } from './media-library.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { useUnfinished } from './use-unfinished.ts';

export type PickerLibraryProps = {
  readonly type?: MediaType | undefined;
  /** The file currently in use. */
  readonly selected: number | null;
  /** Called with the chosen file, or null. */
  readonly onClose: (file: MediaRecord | null) => void;
  /** Called with whether closing would discard a choice or an upload. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
};

/** The library of a picker for a single file. */
export const PickerLibrary = (props: PickerLibraryProps) => {
  const { type, selected, onClose, onUnfinished } = props;
  const [folder, setFolder] = useState<FolderChoice>('everywhere');
  const [picked, setPicked] = useState<MediaRecord | null>(null);
  const [isPending, setPending] = useState(false);
  useUnfinished(picked !== null || isPending, onUnfinished);
  const used = useMediaFile(picked ? null : selected);
  const current = picked ?? used.data ?? null;
  const choose = (file: MediaRecord) => (file.id === picked?.id ? onClose(file) : setPicked(file));
  return (
    <>
      <div className="media-picker-library">
        <MediaLibrary
          type={type}
          folder={folder}
          onFolder={setFolder}
          current={current?.id ?? null}
          onChoose={choose}
          onTake={onClose}
          onUploaded={setPicked}
          onPending={setPending}
        />
      </div>
      <PickerFoot
        chosen={current?.name}
        onTake={picked && (() => onClose(picked))}
        onCancel={() => onClose(null)}
      />
    </>
  );
};
