import type { Owner, PageType, WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import { isVisible, type OwnerNode } from '../../features/document-owners/owner-index.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { SiteSettings } from '../facts/site-settings.ts';

/** Pages that the site shows in place of the requested one. */
export type ServicePage = Extract<PageType, `service.${string}`>;

const idOf = (kind: ServicePage, { service_pages }: SiteSettings): number | null => {
  switch (kind) {
    case 'service.404':
      return service_pages.not_found_id;
    case 'service.under_construction':
      return service_pages.under_construction_id;
    case 'service.password':
      return service_pages.password_id;
  }
};

/** Service pages have no public URL of their own. */
export const isServicePage = (
  { kind, id }: Owner,
  { settings }: Pick<SiteFacts, 'settings'>,
): boolean => kind === 'page' && Object.values(settings.service_pages).includes(id);

/** The custom page for a service kind. Undefined if the built-in one is used. */
export function servicePage(
  { settings, pages }: SiteFacts,
  kind: ServicePage,
  now: number,
): OwnerNode | undefined {
  const id = idOf(kind, settings);
  const node = id === null ? undefined : pages.get(id);
  return node && isVisible(node, now) ? node : undefined;
}

type Properties = WidgetNode['properties'];

const node = (id: string, widget: string, properties: Properties): WidgetNode => ({
  id,
  widget,
  properties,
  children: [],
});

const withChildren = (parent: WidgetNode, ...children: readonly WidgetNode[]): WidgetNode => ({
  ...parent,
  children,
});

const allDevices = (size: 'large' | 'small') => ({ desktop: size });

type Part = { readonly html: string } | { readonly widget: string };

/** A document with one column of texts and widgets, for built-in pages. */
export function plainDocument(...parts: readonly Part[]): WidgetNode {
  const widgets = parts.map((part, index) =>
    'html' in part
      ? node(`service-text${index}`, 'text', { html: part.html })
      : node(`service-widget${index}`, part.widget, { spacing: { top: allDevices('small') } }),
  );
  const spacing = { top: allDevices('large'), bottom: allDevices('large') };
  const column = withChildren(node('service-column', 'column', {}), ...widgets);
  return withChildren(
    node('service', 'section', {}),
    withChildren(node('service-row', 'row', { spacing }), column),
  );
}

const widgetsWith = (
  role: 'asksPassword' | 'confirmsSubscription' | 'searchesSite',
): readonly Part[] =>
  [...WIDGETS.values()].filter((one) => one[role]).map(({ name }) => ({ widget: name }));

/** The form that visitors enter passwords in. */
export const PASSWORD_FORM = widgetsWith('asksPassword');

/** The button that joins or leaves the newsletter. */
export const SUBSCRIPTION_FORM = widgetsWith('confirmsSubscription');

/** The form that visitors search the site with, and its results. */
export const SEARCH_FORM = widgetsWith('searchesSite');

const asksPassword = ({ widget, children }: WidgetNode): boolean =>
  WIDGETS.get(widget)?.asksPassword === true || children.some(asksPassword);

/** An owner's password page always has a form: without one, nobody could open what it protects. */
export const withPasswordForm = (document: WidgetNode): WidgetNode =>
  asksPassword(document)
    ? document
    : {
        ...document,
        children: [...document.children, ...plainDocument(...PASSWORD_FORM).children],
      };

/** Prepends the content of another document. */
export const prependContent = (document: WidgetNode, prefix: WidgetNode): WidgetNode => ({
  ...document,
  children: [...prefix.children, ...document.children],
});
