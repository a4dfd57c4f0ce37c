import type { BrokenLink } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { StatusChip } from '@plinth/ui';
import { IconArrowGuide, IconLinkOff, IconTargetArrow } from '@tabler/icons-react';
import { documentPath } from '../../../links/content-path.ts';
import { typeKey } from '../../../links/type-key.ts';
import { type RowAction, RowMenu } from '../../../list/row-menu.tsx';
import { LinkAnchor } from '../../../router/links.tsx';

type BrokenLinkRowProps = {
  readonly link: BrokenLink;
  readonly onChoose: () => void;
  readonly onRedirect: () => void;
  readonly onRemove: () => Promise<unknown>;
};

/** The screen on which a link can be edited. */
function placeOf({ type, place, owner, section, node }: BrokenLink) {
  if (type === 'menu') return { to: `/menus/${place.id}/`, search: {} as never };
  return owner && { to: documentPath(owner), search: { section, node } as never };
}

/** Links to records of these kinds can get another target here. */
const isReplaceable = ({ target }: BrokenLink): boolean =>
  target.kind === 'url' || target.kind === 'page';

export const BrokenLinkRow = (props: BrokenLinkRowProps) => {
  const { link, onChoose, onRedirect, onRemove } = props;
  const t = useT();
  const { name, type, target, label, reason, count } = link;
  const place = placeOf(link);
  const shown =
    label ?? (target.kind === 'url' ? '' : t(`MODULE.LINKS.GONE.${keyPart(target.kind)}`));
  const actions: RowAction[] = [
    ...(isReplaceable(link)
      ? [{ label: t('MODULE.LINKS.CHOOSE'), Icon: IconTargetArrow, run: onChoose }]
      : []),
    ...(target.kind === 'url'
      ? [{ label: t('MODULE.LINKS.REDIRECT'), Icon: IconArrowGuide, run: onRedirect }]
      : []),
    { label: t('MODULE.LINKS.REMOVE'), Icon: IconLinkOff, run: onRemove },
  ];
  return (
    <tr className="list-row" data-testid="broken-link">
      <td className="list-main">
        <div className="broken-link-place">
          {place ? (
            <LinkAnchor fw={500} {...place}>
              {name}
            </LinkAnchor>
          ) : (
            name
          )}
          <span className="list-muted">
            {t(typeKey(type))}
            {count > 1 && ` · ${t('MODULE.LINKS.TIMES', { count })}`}
          </span>
        </div>
      </td>
      <td className="broken-link-target">{shown}</td>
      <td>
        <StatusChip
          tone={reason === 'missing' ? 'danger' : 'warning'}
          label={t(`MODULE.LINKS.${keyPart(reason)}`)}
        />
      </td>
      <td className="list-actions">
        <RowMenu name={`${name}, ${shown}`} actions={actions} />
      </td>
    </tr>
  );
};
