import { TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { MENU_LABEL, type MenuItem } from '@plinth/model';
import { useState } from 'react';
import { valuesOf } from './item-values.ts';
import { pageNameOf } from './linkable-pages.ts';

type ItemLabelProps = {
  readonly item: MenuItem;
  /** What the menu shows for the item. */
  readonly name: string;
  readonly pages: readonly PageRecord[];
  readonly onChange: (item: MenuItem) => void;
};

/** The label of an item, edited in place. Without one, the item follows the name of its page. */
export const ItemLabel = ({ item, name, pages, onChange }: ItemLabelProps) => {
  const t = useT();
  const pageName = pageNameOf(valuesOf(item), pages);
  const shown = item.label === pageName ? '' : item.label;
  // Restored if the field is left empty and there's no page to take a name from.
  const [before, setBefore] = useState(shown);
  return (
    <TextInput
      className="menu-item-label"
      aria-label={`${t('MODULE.MENUS.LABEL')}: ${name}`}
      placeholder={pageName}
      maxLength={MENU_LABEL}
      value={shown}
      onFocus={() => setBefore(shown)}
      onChange={({ currentTarget }) => onChange({ ...item, label: currentTarget.value })}
      onBlur={() => {
        if (shown.trim() === '' && pageName === '') onChange({ ...item, label: before });
      }}
    />
  );
};
