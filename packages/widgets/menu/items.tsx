import type { SiteContext, SiteMenuItem } from '../kit/view.ts';

type ItemsProps = {
  readonly items: readonly SiteMenuItem[];
  /** Levels still to be shown. */
  readonly depth: number;
  /** Submenus of one group close each other. */
  readonly group: string;
  readonly site: SiteContext;
};

type ItemProps = Omit<ItemsProps, 'items'> & { readonly item: SiteMenuItem };

const Label = ({ link, label, is_current }: SiteMenuItem) =>
  link ? (
    <a {...link} href={link.href} aria-current={is_current ? 'page' : undefined}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  );

/**
 * An item with a submenu: the mark beside it opens the submenu for keyboards and fingers, pointing at
 * it for mice. The submenu follows the mark instead of standing in it, so that style sheets can show
 * it either way. Without a link of its own, the item is the mark.
 */
const MenuItem = ({ item, depth, group, site }: ItemProps) => {
  if (item.children.length === 0 || depth === 1) {
    return (
      <li>
        <Label {...item} />
      </li>
    );
  }
  const name = `${site.text('VISITOR.MENU.SUBMENU')}: ${item.label}`;
  return (
    <li className="moto-menu-parent">
      {item.link && <Label {...item} />}
      <details name={group}>
        {item.link ? <summary aria-label={name} /> : <summary>{item.label}</summary>}
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
      <MenuItem key={item.id} item={item} {...others} />
    ))}
  </>
);
