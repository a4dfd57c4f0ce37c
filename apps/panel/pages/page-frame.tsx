import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { BackdropFrame } from '@plinth/ui';
import { useState } from 'react';
import './page-frame.css';

export type PageFrameProps = {
  /** A signed preview URL; undefined while it loads. */
  readonly url: string | undefined;
  readonly title: string;
  /** The window that the page is shown in, in px. */
  readonly size: { readonly width: number; readonly height: number };
  readonly hasFailed?: boolean;
  /** A signed preview URL of the page that a popup covers. */
  readonly behind?: string | undefined;
  readonly 'data-device'?: string;
  readonly 'data-testid'?: string;
};

/** A page as visitors see it, scaled to the available width. */
export const PageFrame = ({
  url,
  title,
  size,
  hasFailed = false,
  behind,
  ...rest
}: PageFrameProps) => {
  const { ref, width } = useElementSize();
  const [loaded, setLoaded] = useState<string>();
  // The page before stays in view until the next one has loaded.
  const urls = [...new Set([loaded, width > 0 ? url : undefined])].filter(
    (each) => each !== undefined,
  );
  const shown = { ...size, transform: `scale(${width / size.width})` };
  return (
    <div
      ref={ref}
      className="page-frame"
      role="img"
      aria-label={title}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      {...rest}
    >
      {loaded === undefined && (
        <Skeleton className="page-frame-loading" radius={0} animate={!hasFailed} />
      )}
      {behind !== undefined && width > 0 && (
        <BackdropFrame url={behind} title={title} style={shown} />
      )}
      {/* Has its size before it loads, so that the page chooses fitting images and is drawn as
          large as it is shown. */}
      {urls.map((each) => (
        <iframe
          key={each}
          src={each}
          title={title}
          sandbox="allow-scripts"
          scrolling="no"
          inert
          onLoad={() => setLoaded(each)}
          style={shown}
          data-loading={each !== loaded || undefined}
        />
      ))}
    </div>
  );
};
