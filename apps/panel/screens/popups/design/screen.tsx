import { DocumentEditor } from '../../../document-editor/document-editor.tsx';
import { popupKind } from './popup-kind.ts';

/** The design tab of a popup. */
export const PopupDesignScreen = () => <DocumentEditor of={popupKind} />;
