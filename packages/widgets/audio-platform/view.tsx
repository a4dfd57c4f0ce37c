import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import { playerOf } from './player.ts';
import type { AudioPlatformProperties } from './schema.ts';

export const View = ({ root, ...props }: ViewProps<AudioPlatformProperties>) => {
  const { properties, site } = props;
  const player = playerOf(properties);
  return (
    <div {...root}>
      {player && (
        <LinkedEmbed
          {...props}
          embedded={player}
          action={{ icon: 'play', label: site.text('VISITOR.AUDIO_PLATFORM.LOAD') }}
        />
      )}
    </div>
  );
};
