import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { usesOf } from '../../../popups/use-popup-uses.ts';

type Uses = ReturnType<typeof usesOf>;

const TYPES = ['page', 'post', 'popup', 'menu', 'section'] as const;
const typeOf = (type: string) => TYPES.find((each) => each === type) ?? 'other';

/** What links to a popup. */
export const UsesList = ({ uses }: { readonly uses: Uses }) => {
  const t = useT();
  return (
    <ul className="popup-uses" data-testid="popup-uses">
      {uses.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          {name && `${name} · `}
          {t(`MODULE.POPUPS.USE.${keyPart(typeOf(type))}`)}
        </li>
      ))}
    </ul>
  );
};
