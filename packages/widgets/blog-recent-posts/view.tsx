import type { DataResult } from '@plinth/model';
import type { ReactNode } from 'react';
import { useImageSizes } from '../kit/available-width.ts';
import { PostDescription, PostImage } from '../kit/listed-post.tsx';
import type { ResolvedLink, SiteContext, ViewProps } from '../kit/view.ts';
import type { BlogRecentPostsProperties } from './schema.ts';

type Posts = DataResult<'posts'>;

type RecentPostsProps = ViewProps<BlogRecentPostsProperties, Posts>;

const SIDE_LABELS = {
  previous: 'VISITOR.RECENT_POSTS.PREVIOUS',
  next: 'VISITOR.RECENT_POSTS.NEXT',
} as const;

/** Neighbors say what they are themselves. */
const DEFAULT_TITLES = {
  newest: 'VISITOR.RECENT_POSTS.TITLE',
  related: 'VISITOR.RECENT_POSTS.RELATED',
  neighbors: null,
} as const;

type Heading = Pick<BlogRecentPostsProperties, 'has_title' | 'title'> & {
  readonly selection: Posts['select'];
};

/** Null: no heading. */
function headingOf({ selection, has_title, title }: Heading, site: SiteContext) {
  if (!has_title) return null;
  const key = DEFAULT_TITLES[selection];
  return title || (key && site.text(key));
}

/** Without posts around this one, there is nothing to show. */
const isLeftOut = (data: Posts | null): boolean =>
  data !== null && data.select !== 'newest' && data.items.length === 0;

const Linked = ({ link, children }: { link: ResolvedLink | null; children: ReactNode }) =>
  link ? (
    <a {...link} href={link.href}>
      {children}
    </a>
  ) : (
    children
  );

export const View = ({ id, properties, data, root, site }: RecentPostsProps) => {
  const { title_tag: Title, columns } = properties;
  // Outside posts, the list has the newest ones.
  const selection = data?.select ?? properties.selection;
  const heading = headingOf({ ...properties, selection }, site);
  const sizes = useImageSizes(Math.ceil(1280 / columns.desktop));
  const posts = data?.items ?? [];
  const withImage = posts.find(({ image_id }) => image_id !== null);
  if (isLeftOut(data)) return <div {...root} />;
  return (
    <div {...root}>
      {heading && <Title className="moto-posts-title">{heading}</Title>}
      {data !== null && posts.length === 0 && (
        <p className="moto-posts-empty">{site.text('VISITOR.RECENT_POSTS.EMPTY')}</p>
      )}
      {posts.length > 0 && (
        <ul className="moto-posts">
          {posts.map((post) => {
            const link = site.link({ action: 'blog.post', post_id: post.post_id });
            return (
              <li
                key={post.post_id}
                className={post.side === 'next' ? 'moto-posts-next' : undefined}
              >
                <Linked link={link}>
                  {post.side && (
                    <span className="moto-posts-side">{site.text(SIDE_LABELS[post.side])}</span>
                  )}
                  {properties.has_images && (
                    <PostImage
                      {...{ post, site, sizes }}
                      isEager={site.eagerImage === id && post === withImage}
                      isOnlyContent={!properties.has_names}
                    />
                  )}
                  {properties.has_names && <span className="moto-posts-name">{post.name}</span>}
                </Linked>
                {properties.has_dates && post.published_at !== null && (
                  <time dateTime={post.published_at}>{post.date}</time>
                )}
                {properties.has_descriptions && post.short_description !== '' && (
                  <PostDescription className="moto-posts-description" post={post} site={site} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
