import type { PopupRecord } from '@plinth/contract';
import { useCallback } from 'react';
import type { OwnerSettingsProps } from '../../../document-editor/edited-kind.ts';
import { PopupSettings } from '../../../popup-settings/popup-settings.tsx';
import { editedPopup } from './edited-popup.ts';

/** The settings of the popup that is open in the editor. They change none of its sections. */
export const EditedPopupSettings = ({ id, onSaved, ...events }: OwnerSettingsProps) => {
  const saved = useCallback((popup: PopupRecord) => onSaved(editedPopup(popup), false), [onSaved]);
  return <PopupSettings id={id} onSaved={saved} {...events} />;
};
