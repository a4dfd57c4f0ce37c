import type { DataResult } from '@plinth/model';
import { useImageSizes } from '../kit/available-width.ts';
import { PostDescription, PostImage, PostTopic, ReadingTime } from '../kit/listed-post.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ResolvedLink, SiteContext, ViewProps } from '../kit/view.ts';
import type { BlogPostListProperties } from './schema.ts';

type PostList = DataResult<'post_list'>;
type Post = PostList['items'][number];
type BlogPostListProps = ViewProps<BlogPostListProperties, PostList>;

const TOPIC_LABELS = {
  category: 'VISITOR.POST_LIST.CATEGORY',
  tag: 'VISITOR.POST_LIST.TAG',
} as const;

type PartProps = {
  readonly post: Post;
  readonly properties: BlogPostListProperties;
  readonly link: ResolvedLink | null;
  readonly site: SiteContext;
};

type ImageProps = PartProps & { readonly sizes: string; readonly isEager: boolean };

const Image = ({ link, post, ...imageProps }: ImageProps) =>
  post.image_id === null ? null : (
    <a href={link?.href} className="moto-post-list-image">
      <PostImage {...{ post, ...imageProps }} isOnlyContent />
    </a>
  );

const Meta = ({ post, site, properties }: PartProps) => {
  const { has_dates, has_authors, has_topics, has_reading_time } = properties;
  const date = has_dates ? post.published_at : null;
  const author = has_authors ? post.author : null;
  const topics = has_topics ? post.topics : [];
  const minutes = has_reading_time ? post.reading_minutes : null;
  if (date === null && author === null && topics.length === 0 && minutes === null) return null;
  return (
    <div className="moto-post-list-meta">
      {date !== null && <time dateTime={date}>{post.date}</time>}
      {author !== null && <span>{author}</span>}
      {minutes !== null && <ReadingTime minutes={minutes} site={site} />}
      {topics.map((topic) => (
        <PostTopic key={`${topic.kind} ${topic.path ?? topic.name}`} topic={topic} />
      ))}
    </div>
  );
};

const moreClass = ({ more_style, more_size }: BlogPostListProperties): string =>
  more_style === 'link'
    ? 'moto-post-list-more'
    : `moto-post-list-more moto-post-list-button moto-post-list-${more_size}`;

const More = ({ post, properties, link, site }: PartProps) => {
  const label = properties.more_label || site.text('VISITOR.POST_LIST.READ_MORE');
  return (
    <a href={link?.href} className={moreClass(properties)}>
      {label}
      <span className="moto-post-list-more-of">: {post.name}</span>
    </a>
  );
};

const Article = (props: ImageProps) => {
  const { post, properties, link, site } = props;
  const { title_tag: Title, has_images, has_descriptions, has_more } = properties;
  return (
    <article>
      {has_images && <Image {...props} />}
      <div className="moto-post-list-text">
        <Title className="moto-post-list-title" dir={textDirection(post.name)}>
          <a href={link?.href}>{post.name}</a>
        </Title>
        <Meta {...props} />
        {has_descriptions && post.short_description !== '' && (
          <PostDescription className="moto-post-list-description" post={post} site={site} />
        )}
        {has_more && <More {...props} />}
      </div>
    </article>
  );
};

const Heading = ({ topic, site }: { topic: PostList['topic']; site: SiteContext }) =>
  topic && (
    <p className="moto-post-list-topic">
      <span>{site.text(TOPIC_LABELS[topic.kind])}</span> <strong>{topic.name}</strong>
    </p>
  );

const listClass = ({ layout, has_dividers }: BlogPostListProperties): string => {
  if (layout === 'cards') return 'moto-post-list moto-post-list-cards';
  return has_dividers ? 'moto-post-list moto-post-list-lines' : 'moto-post-list';
};

export const View = ({ id, properties, data, root, site }: BlogPostListProps) => {
  const { layout, columns, empty_text } = properties;
  const share = layout === 'cards' ? columns.desktop : 2;
  const sizes = useImageSizes(Math.ceil(1280 / share));
  const posts = data?.items ?? [];
  const withImage = posts.find(({ image_id }) => image_id !== null);
  return (
    <div {...root}>
      <Heading topic={data?.topic ?? null} site={site} />
      {data !== null && posts.length === 0 && (
        <p className="moto-post-list-empty">
          {empty_text || site.text('VISITOR.RECENT_POSTS.EMPTY')}
        </p>
      )}
      {posts.length > 0 && (
        <ul className={listClass(properties)}>
          {posts.map((post) => (
            <li key={post.post_id}>
              <Article
                {...{ post, properties, site, sizes }}
                link={site.link({ action: 'blog.post', post_id: post.post_id })}
                isEager={site.eagerImage === id && post === withImage}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
