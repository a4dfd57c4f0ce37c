import { itemTarget, type LinkAction, type MenuItem, plainEmail } from '@plinth/model';
import { calledPhone, typedLink } from './typed-link.ts';

/** Form values of an item: the fields of all link kinds, so that switching kinds loses nothing. */
export type ItemValues = {
  label: string;
  action: LinkAction['action'];
  page_id: string;
  popup_id: string;
  post_id: string;
  url: string;
  email: string;
  subject: string;
  phone: string;
  /** Anchor on this page or on the linked page. */
  anchor: string;
  file_id: string;
  is_download: boolean;
  file_name: string;
  title: string;
  is_nofollow: boolean;
  opens_new: boolean;
  css_class: string;
  is_draft: boolean;
};

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

export const valuesOf = (item: MenuItem): ItemValues => {
  const { label, link, is_draft } = item;
  const fields: { readonly [field: string]: unknown } = link;
  return {
    label,
    is_draft,
    action: link.action,
    page_id: text(fields.page_id),
    popup_id: text(fields.popup_id),
    post_id: text(fields.post_id),
    url: text(fields.url),
    email: text(fields.email),
    subject: text(fields.subject),
    phone: text(fields.phone),
    anchor: text(fields.anchor),
    file_id: text(fields.file_id),
    is_download: fields.is_download === true,
    file_name: text(fields.file_name),
    title: text(fields.title),
    is_nofollow: fields.is_nofollow === true,
    opens_new: itemTarget(item) === '_blank',
    css_class: text(item.css_class),
  };
};

/** Omits an empty field. */
const option = <Name extends string, Value extends string | true>(
  name: Name,
  value: Value | false,
) => (value ? ({ [name]: value } as { readonly [N in Name]: Value }) : {});

const linkOf = (values: ItemValues, before: LinkAction): LinkAction => {
  const common = {
    ...option('title', values.title.trim()),
    ...option('is_nofollow', values.is_nofollow),
  };
  const anchor = option('anchor', values.anchor);
  switch (values.action) {
    case 'page':
      return { action: 'page', page_id: Number(values.page_id), ...anchor, ...common };
    case 'home_page':
      return { action: 'home_page', ...anchor, ...common };
    case 'url': {
      const isSame = before.action === 'url' && before.url === values.url;
      return {
        ...(isSame ? { action: 'url', url: before.url } : typedLink(values.url)),
        ...common,
      };
    }
    case 'anchor':
      return { action: 'anchor', anchor: values.anchor, ...common };
    case 'mail': {
      const subject = option('subject', values.subject.trim());
      return { action: 'mail', email: plainEmail(values.email), ...subject, ...common };
    }
    case 'call':
      return { action: 'call', phone: calledPhone(values.phone), ...common };
    case 'fact.call':
    case 'fact.mail':
    case 'fact.directions':
      return { action: values.action, ...common };
    case 'file': {
      const name = values.is_download && option('file_name', values.file_name.trim());
      const download = { ...option('is_download', values.is_download), ...name };
      return { action: 'file', file_id: Number(values.file_id), ...download, ...common };
    }
    case 'popup':
      return { action: 'popup', popup_id: Number(values.popup_id), ...common };
    case 'blog.index':
      return { action: 'blog.index', ...common };
    case 'blog.post':
      return { action: 'blog.post', post_id: Number(values.post_id), ...anchor, ...common };
    case 'none':
      return { action: 'none' };
    default:
      return before;
  }
};

/** Applies the form values to the item. */
export const itemOf = ({ css_class: _, ...item }: MenuItem, values: ItemValues): MenuItem => ({
  ...item,
  label: values.label.trim(),
  is_draft: values.is_draft,
  target: values.opens_new ? '_blank' : '_self',
  ...option('css_class', values.css_class.trim()),
  link: linkOf(values, item.link),
});
