import { FocusTrap } from '@mantine/core';
import { PageList } from './page-list.tsx';

/** The pages of the site under the name of the one that is open: the search has the focus. */
export const PageMenu = ({ onLeave }: { readonly onLeave: () => void }) => (
  <FocusTrap active>
    <div className="pl-page-menu">
      <PageList onLeave={onLeave} />
    </div>
  </FocusTrap>
);
