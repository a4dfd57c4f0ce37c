import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import './design.css';

/** As in `design.css`. */
const IS_ABOVE = '(max-width: 1100px)';

type PreviewPaneProps = {
  readonly title: string;
  /** px */
  readonly maxWidth?: number;
  readonly children: ReactNode;
};

/** What a change looks like, beside the settings, or above them in a narrow window. */
export const PreviewPane = ({ title, maxWidth, children }: PreviewPaneProps) => {
  const isAbove = useMediaQuery(IS_ABOVE);
  return (
    <section
      className="design-preview"
      style={{ maxWidth }}
      // Scrolls with the arrow keys.
      {...(isAbove && { 'aria-label': title, tabIndex: 0 })}
    >
      {children}
    </section>
  );
};
