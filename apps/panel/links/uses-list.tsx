import type { LinkUse } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import './uses-list.css';

const TYPES = ['page', 'post', 'popup', 'menu', 'section'] as const;
const typeOf = (type: string) => TYPES.find((each) => each === type) ?? 'other';

type UsesListProps = { readonly uses: readonly Pick<LinkUse, 'type' | 'id' | 'name'>[] };

/** What links to a record. */
export const UsesList = ({ uses }: UsesListProps) => {
  const t = useT();
  return (
    <ul className="uses-list" data-testid="uses">
      {uses.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          {name && `${name} · `}
          {t(`MODULE.LINKS.USE.${keyPart(typeOf(type))}`)}
        </li>
      ))}
    </ul>
  );
};
