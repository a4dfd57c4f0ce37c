import { type LinkAction, type MenuItem, publicItems } from '@plinth/model';
import type { SiteContext } from '../kit/view.ts';

/** The item's own target overrides its link's. */
const itemLink = ({ link, target }: MenuItem): LinkAction =>
  target === undefined || link.action === 'none' ? link : { ...link, target };

/** Items whose links have a target, and labels without a link. The editor shows drafts as well. */
export const visibleItems = (items: readonly MenuItem[], site: SiteContext): readonly MenuItem[] =>
  publicItems(
    items,
    (link) => link.action !== 'none' && site.link(link) === null && site.unpublished(link) === null,
  );

type ItemsProps = {
  readonly items: readonly MenuItem[];
  /** Remaining levels to render. */
  readonly depth: number;
  /** Submenus in the same group close each other. */
  readonly group: string;
  readonly site: SiteContext;
};

type ItemProps = Omit<ItemsProps, 'items'> & { readonly item: MenuItem };

const Label = ({ item, site }: Pick<ItemProps, 'item' | 'site'>) => {
  const link = site.link(itemLink(item));
  return link ? (
    <a {...link} href={link.href} aria-current={site.isCurrentPage(item.link) ? 'page' : undefined}>
      {item.label}
    </a>
  ) : (
    <span data-unpublished={site.unpublished(item.link) ?? undefined}>{item.label}</span>
  );
};

/**
 * An item with a submenu. The arrow opens it for keyboard and touch, hovering opens it for mice.
 * The submenu follows the `details` element instead of being inside it, so that CSS can show it
 * either way. An item without a link is the `summary` itself.
 */
const MenuItemView = ({ item, depth, group, site }: ItemProps) => {
  if (item.children.length === 0 || depth === 1) {
    return (
      <li className={item.css_class || undefined}>
        <Label item={item} site={site} />
      </li>
    );
  }
  const name = `${site.text('VISITOR.MENU.SUBMENU')}: ${item.label}`;
  const hasLink = item.link.action !== 'none';
  return (
    <li className={['moto-menu-parent', item.css_class].filter(Boolean).join(' ')}>
      {hasLink && <Label item={item} site={site} />}
      <details name={group}>
        {hasLink ? <summary aria-label={name} /> : <summary>{item.label}</summary>}
      </details>
      <ul>
        <MenuItems
          items={item.children}
          depth={depth - 1}
          group={`${group}-${item.id}`}
          site={site}
        />
      </ul>
    </li>
  );
};

export const MenuItems = ({ items, ...others }: ItemsProps) => (
  <>
    {items.map((item) => (
      <MenuItemView key={item.id} item={item} {...others} />
    ))}
  </>
);
