import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Block } from '../../core/ports/blocks-port.ts';
import { useServices } from '../../core/session/services.ts';
import { BlockFrame } from './block-frame.tsx';
import type { LiveFrames } from './live-frames.ts';

/** Visibility ratios at which the observer reports. */
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

/** Shared by all blocks of the gallery. */
export const LiveFramesContext = createContext<LiveFrames | null>(null);

function useLiveFrames(): LiveFrames {
  const frames = use(LiveFramesContext);
  if (!frames) throw new Error('There is no gallery here');
  return frames;
}

/** A live frame of the block if one is available, otherwise its image, otherwise its name. */
export function BlockPreview({ name, block }: { readonly name: string; readonly block: Block }) {
  const frames = useLiveFrames();
  const key = useId();
  const container = useRef<HTMLDivElement>(null);
  const isLive = useSyncExternalStore(frames.subscribe, () => frames.isLive(key));
  const document = useBlockDocument(block, isLive);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => frames.show(key, entries.at(-1)?.intersectionRatio ?? 0),
      { threshold: THRESHOLDS },
    );
    if (container.current) observer.observe(container.current);
    return () => {
      observer.disconnect();
      frames.remove(key);
    };
  }, [frames, key]);
  return (
    <div
      ref={container}
      className="pl-block-picture"
      data-stale={block.previewUrl !== '' || undefined}
    >
      {isLive && document ? (
        <BlockFrame name={name} document={document} />
      ) : (
        <BlockPicture name={name} previewUrl={block.previewUrl} />
      )}
    </div>
  );
}

type BlockPictureProps = { readonly name: string; readonly previewUrl: string };

/** The block's prerendered image, if any. */
export const BlockPicture = ({ name, previewUrl }: BlockPictureProps) =>
  previewUrl === '' ? (
    <span className="pl-block-outline" aria-hidden="true">
      {name}
    </span>
  ) : (
    <img src={previewUrl} alt="" loading="lazy" decoding="async" width={640} />
  );

/** A block's document; those of prebuilt blocks load on first use. */
function useBlockDocument(block: Block, isWanted: boolean): Block['document'] | null {
  const { ports } = useServices();
  const { blockPreview: loadDocument } = ports;
  const [document, setDocument] = useState<Block['document'] | null>(null);
  const isNeeded = isWanted && !block.isOwn;
  useEffect(() => {
    if (isNeeded) loadDocument(block.id).then(setDocument, () => setDocument(null));
  }, [isNeeded, block.id, loadDocument]);
  return block.isOwn ? block.document : document;
}
