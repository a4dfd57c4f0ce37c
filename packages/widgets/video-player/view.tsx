import type { SiteMedia, ViewProps } from '../kit/view.ts';
import type { VideoPlayerProperties } from './schema.ts';

const nameOf = ({ title, name }: SiteMedia): string => title || name.replace(/\.[^.]+$/, '');

/** What the client script does. Without it, the video has controls and doesn't start by itself. */
const scriptAttributes = ({ is_autoplay, has_controls }: VideoPlayerProperties) =>
  is_autoplay || !has_controls
    ? {
        'data-video-player': is_autoplay ? 'autoplay' : '',
        'data-bare': has_controls ? undefined : '',
      }
    : {};

export const View = ({ properties, root, site }: ViewProps<VideoPlayerProperties>) => {
  const { file_id, poster_id, title, is_autoplay, is_looped, has_controls } = properties;
  const file = file_id === null ? null : site.media(file_id);
  if (!file) return <div {...root} />;
  const chosen = poster_id === null ? null : site.media(poster_id);
  const poster = chosen?.url ?? file.cover;
  return (
    <div {...root}>
      <div className="moto-player">
        <video
          src={file.url}
          poster={poster}
          aria-label={title || nameOf(file)}
          controls
          controlsList={properties.has_fullscreen ? undefined : 'nofullscreen'}
          loop={is_looped || undefined}
          muted={is_autoplay || undefined}
          playsInline
          preload={poster ? 'none' : 'metadata'}
          data-play={has_controls ? undefined : site.text('VISITOR.VIDEO.LOAD')}
          data-pause={has_controls ? undefined : site.text('VISITOR.VIDEO_PLAYER.PAUSE')}
          {...scriptAttributes(properties)}
        />
      </div>
    </div>
  );
};
