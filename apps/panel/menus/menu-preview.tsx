import { useT } from '@plinth/i18n/react';
import { type MenuItem, publicItems } from '@plinth/model';

/** Plain preview of the menu as visitors see it, without draft pages. */
export const MenuPreview = ({ items }: { readonly items: readonly MenuItem[] }) => {
  const t = useT();
  const shown = publicItems(items);
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
