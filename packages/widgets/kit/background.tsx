import type { NodeId } from '@plinth/model';
import { useBackgroundSizes } from './available-width.ts';
import type { BackgroundProperties } from './options/box.ts';
import { Picture } from './picture.tsx';
import type { SiteContext } from './view.ts';

type BackgroundProps = {
  /** The node that has the background. */
  readonly id: NodeId;
  readonly background: BackgroundProperties;
  readonly site: SiteContext;
};

const frameClass = ({ is_fixed, is_parallax }: BackgroundProperties): string =>
  [
    'moto-background-layer',
    ...(is_fixed ? ['moto-background-fixed'] : []),
    ...(is_parallax && !is_fixed ? ['moto-background-parallax'] : []),
  ].join(' ');

const REPEATS = { repeat: 'repeat', x: 'repeat-x', y: 'repeat-y' } as const;

/**
 * The background image or video of a box. It's a separate element, so that it can use responsive
 * sizes, modern formats, and lazy loading. Only repeated images use a CSS background. A video shows
 * its poster until the script `background-video` plays it.
 */
export const BackgroundLayer = ({ id, background, site }: BackgroundProps) => {
  const sizes = useBackgroundSizes();
  const image = background.image_id === undefined ? null : site.media(background.image_id);
  const video = background.video_id === undefined ? null : site.media(background.video_id);
  const { repeat = 'none' } = background;
  if (video === null && image === null) return null;
  return (
    <div className={frameClass(background)}>
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
            backgroundPosition: background.position,
            backgroundRepeat: REPEATS[repeat],
          }}
        />
      ) : image !== null ? (
        <Picture
          media={image}
          alt=""
          sizes={sizes}
          site={site}
          isEager={site.eagerImage === id}
          hasFocus={!background.position}
        />
      ) : null}
    </div>
  );
};
