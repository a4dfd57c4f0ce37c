import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import { feedOf } from './feed.ts';
import type { PageFeedProperties } from './schema.ts';

export const View = ({ root, ...props }: ViewProps<PageFeedProperties>) => {
  const { properties, site } = props;
  const feed = feedOf(properties, site.language);
  return (
    <div {...root}>
      {feed && (
        <LinkedEmbed
          {...props}
          embedded={feed}
          action={{ icon: 'users', label: site.text('VISITOR.PAGE_FEED.LOAD') }}
        />
      )}
    </div>
  );
};
