import { PageList } from './page-list.tsx';

/** Side panel with the page list. */
export const PagesPanel = () => (
  <div className="pl-pages-panel" data-testid="pages-panel">
    <PageList />
  </div>
);
