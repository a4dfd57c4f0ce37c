import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import { pinboardOf } from './board.ts';
import type { PinboardProperties } from './schema.ts';

export const View = ({ root, ...props }: ViewProps<PinboardProperties>) => {
  const { properties, site } = props;
  const pinboard = pinboardOf(properties, site.language);
  return (
    <div {...root}>
      {pinboard && (
        <LinkedEmbed
          {...props}
          embedded={pinboard}
          action={{ icon: 'pin', label: site.text('VISITOR.PINBOARD.LOAD') }}
        />
      )}
    </div>
  );
};
