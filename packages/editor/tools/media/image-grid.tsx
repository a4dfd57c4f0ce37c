import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Thumbnail } from '@plinth/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { dragFromPanel } from '../../canvas/drag/pointer-drag.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { newImageDrag } from '../../core/commands/dragged.ts';
import { placeImage, selectedImage } from '../../core/commands/place-image.ts';
import { moveFocusInList } from '../../core/keyboard/roving-list.ts';
import type { LibraryImage } from '../../core/ports/media/port.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';

/** Number of columns in the current layout. */
const columnsOf = (grid: HTMLElement): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

type ImageGridProps = {
  readonly pictures: readonly LibraryImage[];
  /** Index of the first image of the page just loaded. */
  readonly firstNew: number | null;
};

/** Image grid. Click or press Enter to add an image, or drag it onto the page. */
export function ImageGrid({ pictures, firstNew }: ImageGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Doesn't steal the focus if the user has moved on.
    const isWaiting = document.activeElement?.matches('body, [data-more-pictures]');
    if (firstNew === null || !isWaiting) return;
    list.current?.querySelectorAll<HTMLElement>('[data-walk]')[firstNew]?.focus();
  }, [firstNew]);
  return (
    <ul
      ref={list}
      className="pl-pictures"
      onKeyDown={(event) => moveFocusInList(event, columnsOf(event.currentTarget))}
    >
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PictureButton {...picture} />
        </li>
      ))}
    </ul>
  );
}

function PictureButton({ id, name, previewUrl, isWhole, focus, lacksAlt }: LibraryImage) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const report = useReport();
  const place = () => {
    const isReplaced = selectedImage(session) !== null;
    const done = isReplaced ? t('EDITOR.PICTURES.REPLACED') : t('EDITOR.FILES.ADDED', { count: 1 });
    report(placeImage(session, id), done);
  };
  const press = ({ nativeEvent }: PointerEvent) => {
    if (canvas && nativeEvent.button === 0) dragFromPanel(canvas, nativeEvent, newImageDrag(id));
  };
  return (
    <UnstyledButton
      className="pl-picture"
      onClick={place}
      onPointerDown={press}
      data-walk
      data-testid={`picture-${id}`}
    >
      <span className="pl-picture-frame">
        <Thumbnail src={previewUrl} isContained={isWhole} focus={focus} />
        {lacksAlt && (
          <span
            className="pl-picture-mark"
            role="img"
            aria-label={t('MODULE.MEDIA_LIBRARY.NO_ALT')}
            data-tip={t('MODULE.MEDIA_LIBRARY.NO_ALT')}
          >
            {t('MODULE.MEDIA_LIBRARY.NO_ALT')}
          </span>
        )}
      </span>
      <span className="pl-picture-name">{name}</span>
    </UnstyledButton>
  );
}
