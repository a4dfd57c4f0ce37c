import { DocumentEditor } from '../../../document-editor/document-editor.tsx';
import { pageKind } from './page-kind.ts';

/** The design tab of a page. */
export const PageDesignScreen = () => <DocumentEditor of={pageKind} />;
