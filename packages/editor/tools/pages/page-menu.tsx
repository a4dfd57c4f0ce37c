import { FocusTrap } from '@mantine/core';
import { PageList } from './page-list.tsx';

/** The page list as a menu under the current page's name; the search takes the focus. */
export const PageMenu = ({ onLeave }: { readonly onLeave: () => void }) => (
  <FocusTrap active>
    <div className="pl-page-menu">
      <PageList onLeave={onLeave} />
    </div>
  </FocusTrap>
);
