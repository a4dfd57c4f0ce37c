import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import './list.css';

type ListHeadProps = {
  /** A `th` for each column. */
  readonly children: ReactNode;
  /** Whether the last column has the menus of the rows. */
  readonly hasActions: boolean;
};

/** Names of the columns of a list; that of the menus only for screen readers. */
export const ListHead = ({ children, hasActions }: ListHeadProps) => {
  const t = useT();
  return (
    <thead>
      <tr className="list-head">
        {children}
        {hasActions && (
          <th className="list-end">
            <span className="list-unseen">{t('COMMON.ACTIONS')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};
