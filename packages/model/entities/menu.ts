import { z } from 'zod';
import { NODE_ID } from '../tree/property-name.ts';
import { recordFields, requiredText, trimmedText } from './fields.ts';
import { LinkAction, NO_LINK } from './link-action.ts';

/** Maximum depth of a menu, and maximum number of items on all levels. */
export const MENU_DEPTH = 3;
export const MENU_ITEMS = 200;

/** Maximum length of a label. */
export const MENU_LABEL = 150;

/** Names of CSS classes, separated by spaces. Those of the product begin with `moto-`. */
export const CssClasses = trimmedText(255).refine(
  (value) =>
    value.split(/\s+/).every((name) => name === '' || /^(?!moto-)-?[A-Za-z_][\w-]*$/.test(name)),
  'valueInvalid',
);

export type MenuItem = {
  readonly id: string;
  /** Empty: the name of the page that it leads to. */
  readonly label: string;
  readonly link: LinkAction;
  /** Where the link opens. Defaults to the link's own target. */
  readonly target?: '_self' | '_blank' | undefined;
  /** Classes for custom CSS. */
  readonly css_class?: string | undefined;
  readonly is_draft: boolean;
  readonly children: readonly MenuItem[];
};

const fields = {
  id: z.string().regex(NODE_ID),
  label: trimmedText(MENU_LABEL).refine((value) => !/[\r\n]/.test(value), 'valueInvalid'),
  link: LinkAction.default(NO_LINK),
  target: z.enum(['_self', '_blank']).optional(),
  css_class: CssClasses.optional(),
  is_draft: z.boolean().default(false),
};

const noChildren = z.array(z.never()).max(0).default([]);

/**
 * Schema of an item with up to `levels` levels below it. The schema itself limits the depth,
 * without recursion.
 */
function itemSchema(levels: number): z.ZodType<MenuItem> {
  const children = levels === 0 ? noChildren : z.array(itemSchema(levels - 1)).default([]);
  return z
    .strictObject({ ...fields, children })
    .refine((item) => item.label !== '' || isNamedByPage(item.link), {
      path: ['label'],
      message: 'isEmpty',
    });
}

/** Whether a link leads to a page, whose name an item without a label has. */
export const isNamedByPage = ({ action }: LinkAction): boolean =>
  action === 'page' || action === 'home_page';

/** Where an item opens: its own target, otherwise its link's. */
export const itemTarget = ({ target, link }: MenuItem): '_self' | '_blank' =>
  target ?? (link.action === 'none' ? undefined : link.target) ?? '_self';

/** All items of a menu in document order, parents before children. */
export const menuItems = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...menuItems(item.children)]);

type LinkedPage = { readonly id: number; readonly is_home: boolean };

/** Whether an item leads to a page. An item of the kind “Home page” leads to the page that is it. */
export const leadsToPage = ({ link }: MenuItem, { id, is_home }: LinkedPage): boolean =>
  link.action === 'home_page' ? is_home : link.action === 'page' && link.page_id === id;

/** The label of an item, which may be the name of its page. Empty if that page is gone. */
export const itemLabel = (
  item: MenuItem,
  pages: readonly (LinkedPage & { readonly name: string })[],
): string => item.label || (pages.find((page) => leadsToPage(item, page))?.name ?? '');

/** The items with labels: those without their own get the name of their page. */
export const labeledItems = (
  items: readonly MenuItem[],
  pages: Parameters<typeof itemLabel>[1],
): MenuItem[] =>
  items.map((item) => ({
    ...item,
    label: itemLabel(item, pages).slice(0, MENU_LABEL),
    children: labeledItems(item.children, pages),
  }));

const MenuItems = z
  .array(itemSchema(MENU_DEPTH - 1))
  .refine((items) => menuItems(items).length <= MENU_ITEMS, 'numberIsBigger')
  .refine((items) => {
    const ids = menuItems(items).map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, 'recordFound');

export const MenuFields = z.strictObject({
  name: requiredText(100),
  items: MenuItems.default([]),
});
export type MenuFields = z.infer<typeof MenuFields>;

export const Menu = z.strictObject({ ...MenuFields.shape, ...recordFields });
export type Menu = z.infer<typeof Menu>;

/**
 * The items that visitors see. Leaves out drafts and links to hidden pages, including everything
 * below them.
 */
export const publicItems = (
  items: readonly MenuItem[],
  isHidden: (link: LinkAction) => boolean = () => false,
): MenuItem[] =>
  items
    .filter((item) => !item.is_draft && !isHidden(item.link))
    .map((item) => ({ ...item, children: publicItems(item.children, isHidden) }));
