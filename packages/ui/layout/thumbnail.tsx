import './thumbnail.css';

type ThumbnailProps = {
  readonly src: string;
  /** Shows the whole image, for logos, icons, and banners that shouldn't be cropped. */
  readonly isWhole: boolean;
  /** Focal point in percent. */
  readonly focus: { readonly x: number; readonly y: number };
};

/**
 * A small image that fills its container. The image's name is shown next to it, so `alt` is empty.
 */
export const Thumbnail = ({ src, isWhole, focus }: ThumbnailProps) => (
  <img
    className="pl-thumbnail"
    src={src}
    alt=""
    loading="lazy"
    decoding="async"
    draggable={false}
    data-whole={isWhole || undefined}
    style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
  />
);
