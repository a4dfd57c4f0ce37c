import './thumbnail.css';

type ThumbnailProps = {
  readonly src: string;
  /** Says nothing when it is cut: a logo, a sign, a banner. */
  readonly isWhole: boolean;
  /** Centre of interest in percent. */
  readonly focus: { readonly x: number; readonly y: number };
};

/** A small picture that fills what it stands in; its name stands beside it. */
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
