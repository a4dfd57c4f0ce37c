import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { BackdropFrame } from '@plinth/ui';
import { type CSSProperties, useState } from 'react';
import { type LiveCss, useLiveCss } from './live-css.ts';
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
  /** The site's CSS as it is now, and as it was when `url` was made. */
  readonly css?: LiveCss | undefined;
  readonly ownCss?: LiveCss | undefined;
  readonly 'data-device'?: string;
  readonly 'data-testid'?: string;
};

type PageWindowProps = Pick<PageFrameProps, 'title' | 'css' | 'ownCss'> & {
  readonly url: string;
  readonly isLoading: boolean;
  readonly style: CSSProperties;
  readonly onLoad: () => void;
};

const PageWindow = ({ url, title, css, ownCss, isLoading, style, onLoad }: PageWindowProps) => {
  const [own] = useState(ownCss);
  const connect = useLiveCss(css, own);
  return (
    <iframe
      src={url}
      title={title}
      sandbox="allow-scripts"
      scrolling="no"
      inert
      onLoad={({ currentTarget }) => {
        connect(currentTarget);
        onLoad();
      }}
      style={style}
      data-loading={isLoading || undefined}
    />
  );
};

/** A page as visitors see it, scaled to the available width. */
export const PageFrame = ({
  url,
  title,
  size,
  hasFailed = false,
  behind,
  css,
  ownCss,
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
        <PageWindow
          key={each}
          url={each}
          {...{ title, css, ownCss }}
          isLoading={each !== loaded}
          onLoad={() => setLoaded(each)}
          style={shown}
        />
      ))}
    </div>
  );
};
