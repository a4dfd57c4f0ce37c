import { LinkedEmbed } from '../kit/linked-embed.tsx';
import type { ViewProps } from '../kit/view.ts';
import { deckOf } from './deck.ts';
import type { SlideDeckProperties } from './schema.ts';

export const View = ({ root, ...props }: ViewProps<SlideDeckProperties>) => {
  const { properties, site } = props;
  const deck = deckOf(properties);
  return (
    <div {...root}>
      {deck && (
        <LinkedEmbed
          {...props}
          embedded={deck}
          action={{ icon: 'play', label: site.text('VISITOR.SLIDE_DECK.LOAD') }}
        />
      )}
    </div>
  );
};
