import type { DataResult, MenuItem } from '@plinth/model';
import type { SiteContext, ViewProps } from '../kit/view.ts';
import { MenuItems, visibleItems } from './items.tsx';
import type { MenuProperties } from './schema.ts';

/** Links to anchors on the same page don't close an open panel, so they need the client script. */
const hasAnchorLinks = (items: readonly MenuItem[], site: SiteContext): boolean =>
  items.some(
    ({ link, children }) => site.link(link)?.href.includes('#') || hasAnchorLinks(children, site),
  );

const labelOf = ({ label }: MenuProperties, scope: string, site: SiteContext): string =>
  label || site.text(scope === 'footer' ? 'VISITOR.MENU.FOOTER' : 'VISITOR.MENU.MAIN');

type MenuViewProps = ViewProps<MenuProperties, DataResult<'menu'>>;

export const View = ({ id, properties, data, scope, root, site }: MenuViewProps) => {
  const items = visibleItems(data?.items ?? [], site);
  // An empty navigation landmark would only be noise.
  if (items.length === 0) return <div {...root} hidden />;
  const panel = `${scope[0]}-${id}-menu`;
  const collapses = properties.collapse !== 'never';
  const needsScript = collapses && hasAnchorLinks(items, site);
  return (
    <nav {...root} aria-label={labelOf(properties, scope, site)}>
      {collapses && (
        <button
          type="button"
          className="moto-menu-toggle"
          popoverTarget={panel}
          aria-label={site.text('VISITOR.MENU.OPEN')}
        />
      )}
      <ul
        className="moto-menu"
        id={collapses ? panel : undefined}
        popover={collapses ? 'auto' : undefined}
        data-menu={needsScript ? '' : undefined}
      >
        {collapses && (
          <li className="moto-menu-close">
            <button
              type="button"
              popoverTarget={panel}
              popoverTargetAction="hide"
              aria-label={site.text('VISITOR.MENU.CLOSE')}
            />
          </li>
        )}
        <MenuItems items={items} depth={properties.depth} group={panel} site={site} />
      </ul>
    </nav>
  );
};
