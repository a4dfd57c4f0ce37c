import type { FoundContent, LinkUse } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { OWNER_KINDS } from '@plinth/model';
import { LinkAnchor } from '../router/links.tsx';
import { contentPath } from './content-path.ts';
import { typeKey } from './type-key.ts';
import './uses-list.css';

type Use = Pick<LinkUse, 'type' | 'id' | 'name'>;

type UsesListProps = {
  readonly uses: readonly Use[];
  /** Links names to what has them. */
  readonly hasLinks?: boolean;
};

const isContent = (type: string): type is FoundContent['kind'] =>
  type === 'menu' || OWNER_KINDS.some((kind) => kind === type);

const Name = ({ type, id, name }: Use) =>
  isContent(type) ? <LinkAnchor to={contentPath({ kind: type, id })}>{name}</LinkAnchor> : name;

/** What links to a record. */
export const UsesList = ({ uses, hasLinks }: UsesListProps) => {
  const t = useT();
  return (
    <ul className="uses-list" data-testid="uses">
      {uses.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          {name && (
            <>
              {hasLinks ? <Name {...{ type, id, name }} /> : name}
              {' · '}
            </>
          )}
          {t(typeKey(type))}
        </li>
      ))}
    </ul>
  );
};
