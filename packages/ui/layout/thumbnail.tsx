import './thumbnail.css';

type ThumbnailProps = {
  readonly src: string;
  /** Shows the whole image, for logos, icons, and banners that shouldn't be cropped. */
  readonly isContained: boolean;
  /** Focal point in percent. */
  readonly focus: { readonly x: number; readonly y: number };
};

/**
 * A small image that fills its container. The image's name is shown next to it, so `alt` is empty.
 */
export const Thumbnail = ({ src, isContained, focus }: ThumbnailProps) => (
  <img
    className="pl-thumbnail"
    src={src}
    alt=""
    loading="lazy"
    decoding="async"
    draggable={false}
    data-whole={isContained || undefined}
    style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
  />
);
