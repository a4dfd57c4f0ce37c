import { useImageSizes } from './available-width.ts';
import { Embed, type Embedded } from './embed.tsx';
import { embedTitle, foundOf } from './found-embed.ts';
import type { IconName } from './icons.tsx';
import type { LinkedEmbedOptions } from './options/embed.ts';
import { Picture } from './picture.tsx';
import type { ViewProps } from './view.ts';

type LinkedEmbedProps = Pick<
  ViewProps<LinkedEmbedOptions>,
  'id' | 'properties' | 'editable' | 'site'
> & {
  readonly embedded: Omit<Embedded, 'title'>;
  readonly action: { readonly icon: IconName; readonly label: string };
};

/** Services show an error in a frame, so that visitors get the link instead. */
const linkOnly = ({ document: _, ...embedded }: Omit<Embedded, 'title'>) => ({
  ...embedded,
  src: null,
});

/** What is at one URL of another company, with the title and poster of the owner or the service. */
export const LinkedEmbed = (props: LinkedEmbedProps) => {
  const { id, properties, editable, site, embedded, action } = props;
  const sizes = useImageSizes(null);
  const heading = embedTitle(properties);
  const found = foundOf(properties);
  const poster_id = properties.poster_id ?? found?.poster_id ?? null;
  const poster = poster_id === null ? null : site.media(poster_id);
  return (
    <Embed
      embedded={{
        ...(found?.is_gone ? linkOnly(embedded) : embedded),
        title: heading || embedded.service.name,
      }}
      isClickToLoad={properties.is_click_to_load}
      action={action}
      heading={heading}
      {...(properties.title.trim() && { editableHeading: editable('title') })}
      site={site}
    >
      {poster && (
        <Picture media={poster} alt="" sizes={sizes} site={site} isEager={site.eagerImage === id} />
      )}
    </Embed>
  );
};
