import type { LinkUse } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { typeKey } from './type-key.ts';
import './uses-list.css';

type UsesListProps = { readonly uses: readonly Pick<LinkUse, 'type' | 'id' | 'name'>[] };

/** What links to a record. */
export const UsesList = ({ uses }: UsesListProps) => {
  const t = useT();
  return (
    <ul className="uses-list" data-testid="uses">
      {uses.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          {name && `${name} · `}
          {t(typeKey(type))}
        </li>
      ))}
    </ul>
  );
};
