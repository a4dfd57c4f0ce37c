import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PageRecord } from '@plinth/contract';
import { recognizeLink } from '@plinth/editor/links';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { LinkAction } from '@plinth/model';
import { useState } from 'react';
import type { ItemValues } from './item-values.ts';
import { linkablePages, pageNameOf } from './linkable-pages.ts';

/** Link kinds offered next to pages; items with other kinds stay unchanged. */
const KINDS = {
  url: 'MODULE.MENUS.LINK.URL',
  anchor: 'MODULE.MENUS.LINK.ANCHOR',
  mail: 'MODULE.MENUS.LINK.MAIL',
  call: 'MODULE.MENUS.LINK.CALL',
  'fact.call': 'MODULE.MENUS.LINK.FACT_CALL',
  'fact.mail': 'MODULE.MENUS.LINK.FACT_MAIL',
  'fact.directions': 'MODULE.MENUS.LINK.FACT_DIRECTIONS',
  file: 'MODULE.MENUS.LINK.FILE',
  popup: 'MODULE.MENUS.LINK.POPUP',
  'blog.index': 'MODULE.MENUS.LINK.BLOG',
  'blog.post': 'MODULE.MENUS.LINK.POST',
  none: 'MODULE.MENUS.LINK.NONE',
} satisfies Partial<Record<ItemValues['action'], MessageKey>>;

const HOME = 'home_page';
const PAGE = 'page:';
/** The address that is typed into the search. */
const TYPED = 'typed';

const INDENT = 16;

type LinkTargetProps = {
  readonly form: UseFormReturnType<ItemValues>;
  readonly pages: readonly PageRecord[];
  readonly isNew: boolean;
};

const chosenIn = ({ action, page_id }: ItemValues): string | null => {
  if (action !== 'page') return action;
  return page_id === '' ? null : `${PAGE}${page_id}`;
};

/** The fields of an item that a typed address fills in. */
function typedValues(link: LinkAction): Partial<ItemValues> {
  switch (link.action) {
    case 'url':
      return { action: 'url', url: link.url };
    case 'mail':
      return { action: 'mail', email: link.email, subject: link.subject ?? '' };
    case 'call':
      return { action: 'call', phone: link.phone };
    default:
      return {};
  }
}

/** What an item links to: a page or an address, found by typing, or something else. */
export const LinkTarget = ({ form, pages, isNew }: LinkTargetProps) => {
  const t = useT();
  const { values } = form;
  const rows = linkablePages(pages, values.page_id).map(({ item, depth }) => {
    const isHome = item.is_home && values.page_id !== String(item.id);
    return { value: isHome ? HOME : `${PAGE}${item.id}`, label: item.name, depth };
  });
  const depths = new Map(rows.map(({ value, depth }) => [value, depth]));
  const others = Object.entries(KINDS).map(([value, label]) => ({ value, label: t(label) }));

  const [search, setSearch] = useState('');
  const typed = recognizeLink(search);
  const take = (fields: Partial<ItemValues>) => {
    form.setValues(fields);
    form.clearErrors();
  };

  const choose = (target: string | null) => {
    if (target === null) return;
    if (target === TYPED) return typed ? take(typedValues(typed)) : undefined;
    const isPage = target.startsWith(PAGE);
    const action = isPage ? 'page' : (target as ItemValues['action']);
    // A label that isn't the owner's follows the target.
    if (values.label.trim() === pageNameOf(values, pages)) form.setFieldValue('label', '');
    form.setFieldValue('action', action);
    if (isPage) form.setFieldValue('page_id', target.slice(PAGE.length));
    form.clearErrors();
  };
  return (
    <Select
      label={t('MODULE.MENUS.LINK.KIND')}
      placeholder={t('MODULE.MENUS.LINK.SEARCH')}
      data={[
        ...(typed
          ? [{ value: TYPED, label: t('MODULE.MENUS.LINK.TO', { address: search.trim() }) }]
          : []),
        {
          group: t('MODULE.MENUS.PAGES'),
          items: rows.map(({ value, label }) => ({ value, label })),
        },
        { group: t('MODULE.MENUS.OTHER_LINKS'), items: others },
      ]}
      value={chosenIn(values)}
      onChange={choose}
      onSearchChange={setSearch}
      onBlur={() => typed && chosenIn(values) === null && choose(TYPED)}
      error={form.errors.page_id}
      renderOption={({ option }) => (
        <span style={{ paddingInlineStart: (depths.get(option.value) ?? 0) * INDENT }}>
          {option.label}
        </span>
      )}
      nothingFoundMessage={t('COMMON.TEXT.NO_RESULTS')}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      data-autofocus={isNew || undefined}
    />
  );
};
