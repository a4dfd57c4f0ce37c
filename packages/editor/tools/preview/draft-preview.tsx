import { useCallback, useState } from 'react';
import { type CanvasHandle, useCanvas } from '../../canvas/frame/canvas-context.ts';
import { designChanges } from '../../core/design/design-changes.ts';
import { useDesign } from '../../core/design/design-context.ts';
import { useRequest } from '../../core/ports/use-request.ts';
import { useSession } from '../../core/session/context.ts';
import { currentSections } from '../../core/session/current-sections.ts';
import { useServices } from '../../core/session/services.ts';
import { DelayedLoader } from './delayed-loader.tsx';
import { NoPreview } from './no-preview.tsx';
import type { PreviewChannel } from './preview-channel.ts';
import { PreviewFrame, type PreviewView } from './preview-frame.tsx';

type DraftPreviewProps = PreviewView & {
  /** Called once a link led to another page. */
  readonly onLeft: () => void;
  /** Called before the pressed button unmounts. */
  readonly onRetry: () => void;
};

/** Where the canvas is scrolled to, as a share of the page's height. */
const scrolledShare = ({ window, document }: CanvasHandle): number =>
  window.scrollY / Math.max(1, document.documentElement.scrollHeight);

/**
 * Preview of the page with its unsaved changes, or its loading and error states. It starts where the
 * canvas is scrolled to, and its links lead to previews of other pages.
 */
export function DraftPreview({ onLeft, onRetry, ...view }: DraftPreviewProps) {
  const session = useSession();
  const canvas = useCanvas();
  const {
    draft: draftPreview,
    linked: linkedPreview,
    behind: readBehind,
  } = useServices().ports.preview;
  const behind = useRequest(readBehind).value?.url ?? null;
  const design = useDesign();
  const unsaved = useCallback(
    () =>
      [
        currentSections(session),
        designChanges(session.store.reader, design.store.getState().stored),
      ] as const,
    [session, design],
  );
  const read = useCallback(() => draftPreview(...unsaved()), [draftPreview, unsaved]);
  const { value: preview, hasFailed, reload } = useRequest(read);
  const [isShown, setShown] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const handleShown = (channel: PreviewChannel) => {
    if (!isShown && canvas) channel.scrollTo(scrolledShare(canvas));
    setShown(true);
  };
  const follow = async (href: string, channel: PreviewChannel) => {
    onLeft();
    const linked = await linkedPreview(href, ...unsaved()).catch(() => null);
    if (linked) setFollowed(linked.url);
    else channel.open(href);
  };
  const retry = () => {
    onRetry();
    reload();
  };
  return (
    <div className="pl-look">
      {hasFailed && <NoPreview onRetry={retry} />}
      {!hasFailed && preview && (
        <PreviewFrame
          url={followed ?? preview.url}
          behind={followed === null ? behind : null}
          {...view}
          onShown={handleShown}
          onLink={follow}
        />
      )}
      {!hasFailed && !isShown && <DelayedLoader />}
    </div>
  );
}
