import type { DataResult } from '@plinth/model';
import { Picture } from './picture.tsx';
import { renderRichText } from './rich-text/render.ts';
import type { SiteContext } from './view.ts';

export type ListedPost = Omit<DataResult<'posts'>['items'][number], 'side'>;

type ShownTopic = NonNullable<DataResult<'post_list'>['topic']>;

type ReadingTimeProps = { readonly minutes: number; readonly site: SiteContext };

/** How long a post takes to read. */
export const ReadingTime = ({ minutes, site }: ReadingTimeProps) => (
  <span className="moto-reading-time">{site.text('VISITOR.POST.READING_TIME', { minutes })}</span>
);

/** A category or tag, with a link to its posts. */
export const PostTopic = ({ topic: { name, path } }: { readonly topic: ShownTopic }) => (
  <span>
    {path === null ? (
      name
    ) : (
      <a href={path} rel="tag">
        {name}
      </a>
    )}
  </span>
);

type PartProps = { readonly post: ListedPost; readonly site: SiteContext };

/** The short description of a post in a list. */
export const PostDescription = ({
  post,
  site,
  className,
}: PartProps & { readonly className: string }) => (
  <div
    className={className}
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

/** The featured image of a post in a list. */
export const PostImage = ({ post, site, isOnlyContent, ...imageProps }: ImageProps) => {
  const media = post.image_id === null ? null : site.media(post.image_id);
  if (media === null) return null;
  const { image_title: title, image_alt, name } = post;
  const alt = image_alt || media.alt || (isOnlyContent ? name : '');
  return <Picture {...{ media, alt, title, site }} {...imageProps} isFramed hasFocus />;
};
