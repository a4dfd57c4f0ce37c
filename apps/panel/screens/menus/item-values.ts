import type { LinkAction, MenuItem } from '@plinth/model';

/** An item as the form holds it: every field of every kind, so that switching kinds loses nothing. */
export type ItemValues = {
  label: string;
  action: LinkAction['action'];
  page_id: string;
  url: string;
  email: string;
  phone: string;
  anchor: string;
  file_id: string;
  opens_new: boolean;
  is_draft: boolean;
};

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

export const valuesOf = ({ label, link, is_draft }: MenuItem): ItemValues => {
  const fields: { readonly [field: string]: unknown } = link;
  return {
    label,
    is_draft,
    action: link.action,
    page_id: text(fields.page_id),
    url: text(fields.url),
    email: text(fields.email),
    phone: text(fields.phone),
    anchor: text(fields.anchor),
    file_id: text(fields.file_id),
    opens_new: fields.target === '_blank',
  };
};

const linkOf = (values: ItemValues, before: LinkAction): LinkAction => {
  const target = values.opens_new ? { target: '_blank' as const } : {};
  switch (values.action) {
    case 'page':
      return { action: 'page', page_id: Number(values.page_id), ...target };
    case 'home_page':
      return { action: 'home_page', ...target };
    case 'url':
      return { action: 'url', url: values.url.trim(), ...target };
    case 'anchor':
      return { action: 'anchor', anchor: values.anchor };
    case 'mail':
      return { action: 'mail', email: values.email.trim() };
    case 'call':
      return { action: 'call', phone: values.phone.trim() };
    case 'file':
      return { action: 'file', file_id: Number(values.file_id), ...target };
    case 'none':
      return { action: 'none' };
    default:
      return before;
  }
};

/** The item with what the form holds. */
export const itemOf = (item: MenuItem, values: ItemValues): MenuItem => ({
  ...item,
  label: values.label.trim(),
  is_draft: values.is_draft,
  link: linkOf(values, item.link),
});
