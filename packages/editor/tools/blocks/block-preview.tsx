import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Block } from '../../core/ports/blocks/port.ts';
import './block-preview.css';
import { BlockFrame } from './block-frame.tsx';
import type { LiveFrames } from './live-frames.ts';
import { useBlockDocument } from './use-block-document.ts';
import { useHasCurrentImage } from './use-has-current-image.ts';

/** Visibility ratios at which the observer reports. */
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

/** Height divided by width until the block has been rendered. */
const USUAL_RATIO = 0.45;

/** Shared by all blocks of the gallery. */
export const LiveFramesContext = createContext<LiveFrames | null>(null);

function useLiveFrames(): LiveFrames {
  const frames = use(LiveFramesContext);
  if (!frames) throw new Error('There is no gallery here');
  return frames;
}

type BlockPreviewProps = {
  readonly name: string;
  readonly block: Block;
  /** Called with the block's height divided by its width once it is known. */
  readonly onRatio?: (ratio: number) => void;
};

/** A block as it looks on this site, cropped to its content. */
export function BlockPreview(props: BlockPreviewProps) {
  const { name, block, onRatio } = props;
  const hasCurrentImage = useHasCurrentImage(block);
  const [ratio, setRatio] = useState(block.previewRatio ?? USUAL_RATIO);
  const update = useCallback(
    (next: number) => {
      setRatio(next);
      onRatio?.(next);
    },
    [onRatio],
  );
  const style = { aspectRatio: `1 / ${ratio}` };
  return hasCurrentImage ? (
    <div className="pl-block-picture" style={style}>
      <BlockPicture name={name} previewUrl={block.previewUrl} />
    </div>
  ) : (
    <LivePreview {...props} style={style} onRatio={update} />
  );
}

type LivePreviewProps = Required<BlockPreviewProps> & {
  readonly style: { readonly aspectRatio: string };
};

/** A live frame of the block if one is available, otherwise an image or its name. */
function LivePreview({ name, block, onRatio, style }: LivePreviewProps) {
  const frames = useLiveFrames();
  const key = useId();
  const container = useRef<HTMLDivElement>(null);
  const isLive = useSyncExternalStore(frames.subscribe, () => frames.isLive(key));
  const document = useBlockDocument(block, isLive);
  // The image of a block with facts shows those of another site.
  const previewUrl = block.showsFacts ? '' : block.previewUrl;
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
      style={style}
      data-stale={previewUrl !== '' || undefined}
    >
      {isLive && document ? (
        <BlockFrame name={name} document={document} onRatio={onRatio} />
      ) : (
        <BlockPicture name={name} previewUrl={previewUrl} />
      )}
    </div>
  );
}

type BlockPictureProps = { readonly name: string; readonly previewUrl: string };

/** The block's prerendered image, if any. */
const BlockPicture = ({ name, previewUrl }: BlockPictureProps) =>
  previewUrl === '' ? (
    <span className="pl-block-outline" aria-hidden="true">
      {name}
    </span>
  ) : (
    <img src={previewUrl} alt="" loading="lazy" decoding="async" width={640} draggable={false} />
  );

/** The block in large: its image if that is right for the site, otherwise rendered. */
export function LargePreview({ name, block }: Pick<BlockPreviewProps, 'name' | 'block'>) {
  const hasCurrentImage = useHasCurrentImage(block);
  const document = useBlockDocument(block, !hasCurrentImage);
  if (hasCurrentImage) return <img src={block.previewUrl} alt="" width={640} />;
  return document && <BlockFrame name={name} document={document} />;
}
