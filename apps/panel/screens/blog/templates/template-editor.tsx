import { Navigate } from '@tanstack/react-router';
import { DocumentEditor } from '../../../document-editor/document-editor.tsx';
import { EditorSkeleton } from '../../../document-editor/editor-skeleton.tsx';
import { documentPath } from '../../../links/content-path.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { templateKind } from './template-kind.ts';
import { useTemplate } from './use-template.ts';

const LIST = '/blog/templates/';

/** The design of the main page, which is that of the blog’s page. */
export const IndexTemplateScreen = () => {
  const { data, error, refetch } = useTemplate('index');
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <EditorSkeleton />;
  return <Navigate to={data.owner ? documentPath(data.owner) : LIST} replace />;
};

/** The template of posts in the editor. */
export const PostTemplateScreen = () => {
  const { data, error, refetch } = useTemplate('post');
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <EditorSkeleton />;
  if (!data.owner) return <Navigate to={LIST} replace />;
  return <DocumentEditor of={templateKind} id={data.owner.id} />;
};
