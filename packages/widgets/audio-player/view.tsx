import { textDirection } from '../kit/rich-text/direction.ts';
import type { SiteMedia, ViewProps } from '../kit/view.ts';
import type { AudioPlayerProperties } from './schema.ts';

const PATHS = {
  stop: 'M6 6h12v12H6z',
  loop: 'M4 12V9a3 3 0 0 1 3-3h13l-3-3M20 12v3a3 3 0 0 1-3 3H4l3 3M20 6l-3 3M4 18l3-3',
};

type ButtonProps = {
  readonly action: keyof typeof PATHS;
  readonly label: string;
  /** Whether a button that stays pressed is. */
  readonly isPressed?: boolean;
};

/** Shown by the client script, without which it would do nothing. */
const Button = ({ action, label, isPressed }: ButtonProps) => (
  <button
    type="button"
    className="moto-audio-button"
    data-action={action}
    aria-label={label}
    aria-pressed={isPressed}
    hidden
  >
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[action]} />
    </svg>
  </button>
);

const nameOf = ({ title, name }: SiteMedia): string => title || name.replace(/\.[^.]+$/, '');

export const View = ({ properties, root, editable, site }: ViewProps<AudioPlayerProperties>) => {
  const { file_id, is_looped, has_stop_button, has_loop_button } = properties;
  const file = file_id === null ? null : site.media(file_id);
  if (!file) return <div {...root} />;
  const title = properties.title || nameOf(file);
  return (
    <div {...root}>
      <figure
        className="moto-audio"
        data-audio-player={has_stop_button || has_loop_button ? '' : undefined}
      >
        <figcaption dir={textDirection(title)} {...(properties.title ? editable('title') : {})}>
          {title}
        </figcaption>
        <div className="moto-audio-controls">
          {/* biome-ignore lint/a11y/useMediaCaption: .mp3 files have no captions */}
          <audio
            src={file.url}
            aria-label={title}
            controls
            loop={is_looped || undefined}
            preload="metadata"
          />
          {has_stop_button && (
            <Button action="stop" label={site.text('VISITOR.AUDIO_PLAYER.STOP')} />
          )}
          {has_loop_button && (
            <Button
              action="loop"
              label={site.text('VISITOR.AUDIO_PLAYER.LOOP')}
              isPressed={is_looped}
            />
          )}
        </div>
      </figure>
    </div>
  );
};
