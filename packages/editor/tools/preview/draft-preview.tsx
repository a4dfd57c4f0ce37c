import { useCallback, useState } from 'react';
import { designChanges } from '../../core/design/design-changes.ts';
import { useDesign } from '../../core/design/design-context.ts';
import { useRequest } from '../../core/ports/use-request.ts';
import { useSession } from '../../core/session/context.ts';
import { currentSections } from '../../core/session/current-sections.ts';
import { useServices } from '../../core/session/services.ts';
import { DelayedLoader } from './delayed-loader.tsx';
import { NoPreview } from './no-preview.tsx';
import { PreviewFrame, type PreviewView } from './preview-frame.tsx';

type DraftPreviewProps = PreviewView & {
  /** Called before the pressed button unmounts. */
  readonly onRetry: () => void;
};

/** Preview of the page with its unsaved changes, or its loading and error states. */
export function DraftPreview({ onRetry, ...view }: DraftPreviewProps) {
  const session = useSession();
  const { ports } = useServices();
  const { draftPreview: loadPreview } = ports;
  const design = useDesign();
  const read = useCallback(
    () =>
      loadPreview(
        currentSections(session),
        designChanges(session.store.reader, design.store.getState().stored),
      ),
    [loadPreview, session, design],
  );
  const { value: preview, hasFailed, reload } = useRequest(read);
  const [isShown, setShown] = useState(false);
  const retry = () => {
    onRetry();
    reload();
  };
  return (
    <div className="pl-look">
      {hasFailed && <NoPreview onRetry={retry} />}
      {!hasFailed && preview && (
        <PreviewFrame url={preview.url} {...view} onShown={() => setShown(true)} />
      )}
      {!hasFailed && !isShown && <DelayedLoader />}
    </div>
  );
}
