import { DocumentEditor } from '../../../../document-editor/document-editor.tsx';
import { postKind } from './post-kind.ts';

/** The design tab of a post. */
export const PostDesignScreen = () => <DocumentEditor of={postKind} />;
