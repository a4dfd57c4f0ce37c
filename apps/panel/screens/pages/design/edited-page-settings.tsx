import type { PageRecord } from '@plinth/contract';
import { useCallback } from 'react';
import type { OwnerSettingsProps } from '../../../document-editor/edited-kind.ts';
import { PageSettings, usePageRecord } from '../../../page-settings/page-settings.tsx';
import { editedPage } from './edited-page.ts';

/** What decides which sections the editor shows. */
const SECTION_FIELDS = ['layout', 'header_id', 'footer_id', 'background_id'] as const;

/** The settings of the page that is open in the editor. */
export const EditedPageSettings = ({ id, onSaved, ...events }: OwnerSettingsProps) => {
  const opened = usePageRecord(id).data;
  const saved = useCallback(
    (page: PageRecord) => {
      const isReloaded = SECTION_FIELDS.some((field) => opened && page[field] !== opened[field]);
      onSaved(editedPage(page), isReloaded);
    },
    [opened, onSaved],
  );
  return <PageSettings id={id} onSaved={saved} {...events} />;
};
