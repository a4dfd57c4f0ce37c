import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { labeledItems, type MenuItem, publicItems } from '@plinth/model';
import { linkLabel } from './link-label.ts';

type MenuPreviewProps = {
  readonly items: readonly MenuItem[];
  readonly pages: readonly PageRecord[];
};

/** Plain preview of the menu as visitors see it, without pages that aren't published. */
export const MenuPreview = ({ items, pages }: MenuPreviewProps) => {
  const t = useT();
  const visible = publicItems(items, (link) => linkLabel(link, { t, pages }).warning !== null);
  const shown = labeledItems(visible, pages);
  if (shown.length === 0) return null;
  return (
    <div className="menu-preview" data-testid="menu-preview">
      <span className="menu-preview-label">{t('MODULE.MENUS.PREVIEW')}</span>
      <ul>
        {shown.map(({ id, label, children }) => (
          <li key={id}>
            <span data-parent={children.length > 0 || undefined}>{label}</span>
            {children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.id}>{child.label}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
