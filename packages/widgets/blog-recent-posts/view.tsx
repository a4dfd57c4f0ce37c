import type { DataResult } from '@plinth/model';
import type { ReactNode } from 'react';
import { useImageSizes } from '../kit/available-width.ts';
import { PostDescription, PostImage } from '../kit/listed-post.tsx';
import type { ResolvedLink, ViewProps } from '../kit/view.ts';
import type { BlogRecentPostsProperties } from './schema.ts';

type RecentPostsProps = ViewProps<BlogRecentPostsProperties, DataResult<'posts'>>;

const Linked = ({ link, children }: { link: ResolvedLink | null; children: ReactNode }) =>
  link ? (
    <a {...link} href={link.href}>
      {children}
    </a>
  ) : (
    children
  );

export const View = ({ id, properties, data, root, site }: RecentPostsProps) => {
  const { has_title, title, title_tag: Title, columns } = properties;
  const sizes = useImageSizes(Math.ceil(1280 / columns.desktop));
  const posts = data?.items ?? [];
  const withImage = posts.find(({ image_id }) => image_id !== null);
  return (
    <div {...root}>
      {has_title && (
        <Title className="moto-posts-title">
          {title || site.text('VISITOR.RECENT_POSTS.TITLE')}
        </Title>
      )}
      {data !== null && posts.length === 0 && (
        <p className="moto-posts-empty">{site.text('VISITOR.RECENT_POSTS.EMPTY')}</p>
      )}
      {posts.length > 0 && (
        <ul className="moto-posts">
          {posts.map((post) => {
            const link = site.link({ action: 'blog.post', post_id: post.post_id });
            return (
              <li key={post.post_id}>
                <Linked link={link}>
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
