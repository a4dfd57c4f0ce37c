import { PageList } from './page-list.tsx';

/** The pages of the site beside the one that is open. */
export const PagesPanel = () => (
  <div className="pl-pages-panel" data-testid="pages-panel">
    <PageList />
  </div>
);
