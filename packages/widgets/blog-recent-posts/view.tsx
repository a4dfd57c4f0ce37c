import type { DataResult } from '@plinth/model';
import type { ReactNode } from 'react';
import { useImageSizes } from '../kit/available-width.ts';
import { Picture } from '../kit/picture.tsx';
import { renderRichText } from '../kit/rich-text/render.ts';
import type { ResolvedLink, SiteContext, ViewProps } from '../kit/view.ts';
import type { BlogRecentPostsProperties } from './schema.ts';

type Post = DataResult<'posts'>['items'][number];
type RecentPostsProps = ViewProps<BlogRecentPostsProperties, DataResult<'posts'>>;

const Linked = ({ link, children }: { link: ResolvedLink | null; children: ReactNode }) =>
  link ? (
    <a {...link} href={link.href}>
      {children}
    </a>
  ) : (
    children
  );

type PartProps = { readonly post: Post; readonly site: SiteContext };

const Description = ({ post, site }: PartProps) => (
  <div
    className="moto-posts-description"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: renderRichText sanitizes its output
    dangerouslySetInnerHTML={{ __html: renderRichText(post.short_description, site) }}
  />
);

type ImageProps = PartProps & {
  readonly sizes: string;
  readonly isEager: boolean;
  /** Whether the image is the link's only content and has to name it. */
  readonly isOnlyContent: boolean;
};

const Image = ({ post, site, isOnlyContent, ...imageProps }: ImageProps) => {
  const media = post.image_id === null ? null : site.media(post.image_id);
  if (media === null) return null;
  const { image_title: title, image_alt, name } = post;
  const alt = image_alt || media.alt || (isOnlyContent ? name : '');
  return <Picture {...{ media, alt, title, site }} {...imageProps} isFramed hasFocus />;
};

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
                    <Image
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
                  <Description post={post} site={site} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
