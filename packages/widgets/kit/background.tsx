import { hasParallax, type LayeredBackground, type NodeId } from '@plinth/model';
import type { ReactNode } from 'react';
import { useBackgroundSizes } from './available-width.ts';
import type { BackgroundProperties } from './options/box.ts';
import { Picture } from './picture.tsx';
import type { SiteContext } from './view.ts';

/** What is in a layer: an image, or a video with a poster. */
type Content = Omit<LayeredBackground, 'class_name'> &
  Pick<BackgroundProperties, 'position' | 'repeat'>;

type ContentProps = {
  readonly content: Content;
  readonly site: SiteContext;
  readonly isEager?: boolean;
};

type FrameProps = {
  readonly content: Content;
  readonly children: ReactNode;
};

const frameClass = (content: Content): string =>
  [
    'moto-background-layer',
    ...(content.is_fixed ? ['moto-background-fixed'] : []),
    ...(hasParallax(content) ? ['moto-background-parallax'] : []),
  ].join(' ');

const Frame = ({ content, children }: FrameProps) => (
  <div
    className={frameClass(content)}
    data-scroll-effect={hasParallax(content) ? 'parallax' : undefined}
  >
    {children}
  </div>
);

const REPEATS = { repeat: 'repeat', x: 'repeat-x', y: 'repeat-y' } as const;

const mediaOf = ({ content, site }: ContentProps) => ({
  image: content.image_id === undefined ? null : site.media(content.image_id),
  video: content.video_id === undefined ? null : site.media(content.video_id),
});

/**
 * A separate element for an image or video, so that it can use responsive sizes, modern formats, and
 * lazy loading. Only repeated images use a CSS background. A video shows its poster until the script
 * `background-video` plays it.
 */
const ContentLayer = (props: ContentProps) => {
  const { content, site, isEager = false } = props;
  const sizes = useBackgroundSizes();
  const { image, video } = mediaOf(props);
  const { position, repeat = 'none' } = content;
  if (video === null && image === null) return null;
  return (
    <Frame content={content}>
      {video !== null ? (
        <video
          src={video.url}
          poster={image?.url}
          preload="none"
          muted
          loop
          playsInline
          aria-hidden
          data-background-video=""
          data-play={site.text('VISITOR.VIDEO.PLAY')}
          data-pause={site.text('VISITOR.VIDEO.PAUSE')}
        />
      ) : image !== null && repeat !== 'none' ? (
        <div
          style={{
            backgroundImage: `url("${encodeURI(image.url)}")`,
            backgroundPosition: position,
            backgroundRepeat: REPEATS[repeat],
          }}
        />
      ) : image !== null ? (
        <Picture
          media={image}
          alt=""
          sizes={sizes}
          site={site}
          isEager={isEager}
          hasFocus={!position}
        />
      ) : null}
    </Frame>
  );
};

type StyleLayerProps = {
  /** Class name of a background style. */
  readonly style: string | undefined;
  readonly site: SiteContext;
  /** Whether it's behind the whole page, where a video fills the window. */
  readonly isPage?: boolean;
};

/**
 * The layer of a background style: its video, or its image with parallax, as the site's stylesheet
 * has it; nothing for other styles, whose images are on the box itself.
 */
export const StyleLayer = ({ style, site, isPage = false }: StyleLayerProps) => {
  const layer = site.layeredBackgrounds.find(({ class_name }) => class_name === style);
  if (layer === undefined) return null;
  if (layer.video_id !== undefined)
    return <ContentLayer content={isPage ? { ...layer, is_fixed: true } : layer} site={site} />;
  return (
    <Frame content={layer}>
      <div />
    </Frame>
  );
};

type BackgroundProps = {
  /** The node that has the background. */
  readonly id: NodeId;
  readonly background: BackgroundProperties;
  readonly site: SiteContext;
};

/** The background image or video of a box, or the layer of its background style. */
export const BackgroundLayer = ({ id, background, site }: BackgroundProps) => {
  const { image, video } = mediaOf({ content: background, site });
  return image === null && video === null ? (
    <StyleLayer style={background.preset} site={site} />
  ) : (
    <ContentLayer content={background} site={site} isEager={site.eagerImage === id} />
  );
};
