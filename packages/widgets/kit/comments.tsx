import type { DataResult } from '@plinth/model';
import { Embed, type Embedded } from './embed.tsx';
import type { CommentsOptions } from './options/comments.ts';
import type { SiteContext } from './view.ts';

type CommentsProps = {
  readonly properties: CommentsOptions;
  readonly data: DataResult<'comments'> | null;
  readonly site: SiteContext;
};

type Thread = DataResult<'comments'>;

const SHORTNAME = /^[a-z0-9-]+$/i;

const embeddedOf = ({ shortname, identifier, url, title }: Thread, name: string): Embedded => {
  const query = new URLSearchParams({
    ...{ base: 'default', f: shortname, t_i: identifier, t_u: url, t_t: title, t_d: title },
  });
  return {
    service: { id: 'disqus', name: 'Disqus' },
    src: `https://disqus.com/embed/comments/?${query}`,
    title: name,
    href: `https://${shortname}.disqus.com/`,
  };
};

/** The comments on a page or post. Nothing unless a service is connected and they're allowed. */
export const Comments = ({ properties, data, site }: CommentsProps) => {
  if (!data?.is_allowed || !SHORTNAME.test(data.shortname)) return null;
  const name = properties.title || site.text('VISITOR.COMMENTS.TITLE');
  return (
    <Embed
      embedded={embeddedOf(data, name)}
      isClickToLoad={properties.is_click_to_load}
      action={{ icon: 'users', label: site.text('VISITOR.COMMENTS.LOAD') }}
      heading={name}
      site={site}
    />
  );
};
