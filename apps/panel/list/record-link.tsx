import { useT } from '@plinth/i18n/react';
import { LinkAnchor } from '../router/links.tsx';

type RecordLinkProps = { readonly to: string; readonly name: string };

/** Name of a record in a list, which leads to its screen. */
export const RecordLink = ({ to, name }: RecordLinkProps) => {
  const t = useT();
  return (
    <LinkAnchor className="list-name" to={to}>
      {name || t('COMMON.LIST.UNNAMED')}
    </LinkAnchor>
  );
};
