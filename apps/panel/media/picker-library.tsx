import type { MediaRecord } from '@plinth/contract';
import type { MediaType } from '@plinth/model';
import { useState } from 'react';
import { type FolderChoice, useMediaFile } from './media-data.ts';
import { MediaLibrary } from './media-library.tsx';
import { PickerFoot } from './picker-foot.tsx';

export type PickerLibraryProps = {
  readonly type?: MediaType | undefined;
  /** The file currently in use. */
  readonly selected: number | null;
  /** Called with the chosen file, or null. */
  readonly onClose: (file: MediaRecord | null) => void;
};

/** The library of a picker for a single file. */
export const PickerLibrary = ({ type, selected, onClose }: PickerLibraryProps) => {
  const [folder, setFolder] = useState<FolderChoice>('everywhere');
  const [picked, setPicked] = useState<MediaRecord | null>(null);
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
