import { useT } from '@plinth/i18n/react';
import { cropOf, type ImageCrop, type ImageSize, turnedSize } from '@plinth/model';
import type { CSSProperties } from 'react';
import { ReactCrop } from 'react-image-crop';
import { aspectOf, type EditState } from './edit-state.ts';
import 'react-image-crop/dist/ReactCrop.css';

type CropStageProps = {
  readonly source: string;
  /** Of the original. */
  readonly size: ImageSize;
  readonly state: EditState;
  /** Shows the original as it was uploaded instead. */
  readonly isOriginal: boolean;
  readonly onCrop: (crop: ImageCrop) => void;
};

const useHandleLabels = () => {
  const t = useT();
  return {
    cropArea: t('MODULE.MEDIA_LIBRARY.EDIT.CROP'),
    nwDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.NW'),
    nDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.N'),
    neDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.NE'),
    eDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.E'),
    seDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.SE'),
    sDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.S'),
    swDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.SW'),
    wDragHandle: t('MODULE.MEDIA_LIBRARY.EDIT.HANDLE.W'),
  };
};

const percentOf = (part: number, whole: number): number => (part / whole) * 100;

/** The image as it is flipped and turned, with the crop on it: by pointer, touch, or arrow keys. */
export const CropStage = ({ isOriginal, onCrop, ...shown }: CropStageProps) =>
  isOriginal ? <Original {...shown} /> : <Crop {...shown} onCrop={onCrop} />;

type OriginalProps = Pick<CropStageProps, 'source' | 'size'>;

const Original = ({ source, size: { width, height } }: OriginalProps) => {
  const t = useT();
  return (
    <div className="image-stage">
      <img
        className="image-crop"
        style={{ '--ratio': width / height, maxWidth: width } as CSSProperties}
        src={source}
        alt={t('MODULE.MEDIA_LIBRARY.EDIT.ORIGINAL')}
        draggable={false}
      />
    </div>
  );
};

const Crop = ({ source, size, state, onCrop }: Omit<CropStageProps, 'isOriginal'>) => {
  const labels = useHandleLabels();
  const { edits } = state;
  const whole = turnedSize(size, edits);
  const crop = cropOf(size, edits);
  const aspect = aspectOf(size, state);
  return (
    <div className="image-stage">
      <ReactCrop
        className="image-crop"
        style={
          // Never larger than its pixels: an arrow key moves the crop by one of the screen.
          { '--ratio': whole.width / whole.height, maxWidth: whole.width } as CSSProperties
        }
        ariaLabels={labels}
        crop={{
          unit: '%',
          x: percentOf(crop.x, whole.width),
          y: percentOf(crop.y, whole.height),
          width: percentOf(crop.width, whole.width),
          height: percentOf(crop.height, whole.height),
        }}
        {...(aspect !== undefined && { aspect })}
        keepSelection
        ruleOfThirds
        minWidth={Math.min(12, whole.width)}
        minHeight={Math.min(12, whole.height)}
        onChange={(_, { x, y, width, height }) =>
          onCrop({
            x: (x / 100) * whole.width,
            y: (y / 100) * whole.height,
            width: (width / 100) * whole.width,
            height: (height / 100) * whole.height,
          })
        }
      >
        <div className="image-frame">
          <img
            src={source}
            alt=""
            draggable={false}
            style={{
              width: `${percentOf(size.width, whole.width)}%`,
              height: `${percentOf(size.height, whole.height)}%`,
              transform: `translate(-50%, -50%) rotate(${edits.turn}deg) scaleX(${edits.flip ? -1 : 1})`,
            }}
          />
        </div>
      </ReactCrop>
    </div>
  );
};
