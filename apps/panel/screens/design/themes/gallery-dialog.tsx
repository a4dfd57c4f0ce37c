import { Modal } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';

type GalleryDialogProps = {
  readonly theme: ThemeRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** The sample pages of a theme: one large, and all to choose from. */
export const GalleryDialog = ({ theme, opened, onClose }: GalleryDialogProps) => {
  const t = useT();
  const { name, gallery } = theme;
  const [index, setIndex] = useState(0);
  const shown = gallery[index];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('MODULE.THEMES.GALLERY_TITLE', { name })}
      size={1000}
    >
      {shown && (
        <img
          className="theme-page"
          src={shown.url}
          alt={t('MODULE.THEMES.GALLERY_PAGE', { page: shown.name, name })}
          data-testid="theme-page"
        />
      )}
      <ul className="theme-pages">
        {gallery.map((page, at) => (
          <li key={page.url}>
            <button type="button" aria-pressed={at === index} onClick={() => setIndex(at)}>
              <img src={page.url} alt="" loading="lazy" decoding="async" draggable={false} />
              {page.name}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
