import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { SocialTimelineProperties } from './schema.ts';
import { timelineOf } from './timeline.ts';

export const View = ({ root, ...props }: ViewProps<SocialTimelineProperties>) => {
  const { properties, site } = props;
  const timeline = timelineOf(properties, site.language);
  return (
    <div {...root}>
      {timeline && (
        <LinkedEmbed
          {...props}
          embedded={timeline}
          action={{ icon: 'users', label: site.text('VISITOR.SOCIAL_TIMELINE.LOAD') }}
        />
      )}
    </div>
  );
};
