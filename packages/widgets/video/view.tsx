import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import { playerOf } from './player.ts';
import type { VideoProperties } from './schema.ts';

export const View = ({ root, ...props }: ViewProps<VideoProperties>) => {
  const { properties, site } = props;
  const { url } = properties;
  if (url === '') return <div {...root} />;
  return (
    <div {...root}>
      <LinkedEmbed
        {...props}
        embedded={{ ...playerOf(properties), href: url }}
        action={{ icon: 'play', label: site.text('VISITOR.VIDEO.LOAD') }}
      />
    </div>
  );
};
