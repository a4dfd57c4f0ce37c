import type { CSSProperties } from 'react';

type BackdropFrameProps = {
  readonly url: string;
  readonly title: string;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** The page that a popup covers. It runs no scripts, and can't be reached. */
export const BackdropFrame = ({ url, title, ...rest }: BackdropFrameProps) => (
  <iframe
    src={url}
    title={title}
    sandbox=""
    scrolling="no"
    tabIndex={-1}
    aria-hidden
    inert
    {...rest}
  />
);
