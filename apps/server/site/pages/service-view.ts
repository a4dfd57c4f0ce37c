import type { WidgetNode } from '@plinth/model';
import { escapeHtml } from '@plinth/render';
import type { PasswordState } from '@plinth/widgets/kit';
import { publicationTime } from '../../features/document-owners/owner-index.ts';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { locationTag } from '../cache/tags.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { SiteText } from '../texts.ts';
import { defaultSections } from './default-sections.ts';
import { loadDocument } from './load-document.ts';
import type { Subject } from './render-site-page.ts';
import {
  PASSWORD_FORM,
  plainDocument,
  prependContent,
  type ServicePage,
  servicePage,
  withPasswordForm,
} from './service-pages.ts';

export type ServicePorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  readonly text: SiteText;
  readonly now: number;
};

/** `state` applies to the form of a password page. */
export type ServiceRequest = { readonly kind: ServicePage; readonly state?: PasswordState };

const heading = (title: string): string => `<h1>${escapeHtml(title)}</h1>`;
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const maintenanceMessage = ({ facts }: ServicePorts): string =>
  facts.settings.general.maintenance_message;

/** The built-in texts of each page. */
function builtInContent({ kind }: ServiceRequest, ports: ServicePorts) {
  const { text } = ports;
  if (kind === 'service.404') {
    const home = `<p><a href="link:home_page">${escapeHtml(text('MODULE.SITE.NOT_FOUND.HOME'))}</a></p>`;
    const title = text('MODULE.SITE.NOT_FOUND.TITLE');
    return { title, html: heading(title) + paragraph(text('MODULE.SITE.NOT_FOUND.TEXT')) + home };
  }
  if (kind === 'service.password') {
    const title = text('MODULE.SITE.PASSWORD.TITLE');
    return { title, html: heading(title) + paragraph(text('MODULE.SITE.PASSWORD.TEXT')) };
  }
  const title = text('MODULE.SITE.UNDER_CONSTRUCTION.TITLE');
  const message =
    maintenanceMessage(ports) || paragraph(text('MODULE.SITE.UNDER_CONSTRUCTION.TEXT'));
  return { title, html: heading(title) + message };
}

/** What a custom page always shows, whatever the owner has put on it. */
function completed(content: WidgetNode, kind: ServicePage, ports: ServicePorts): WidgetNode {
  if (kind === 'service.password') return withPasswordForm(content);
  const message = kind === 'service.under_construction' ? maintenanceMessage(ports) : '';
  return message === '' ? content : prependContent(content, plainDocument({ html: message }));
}

/** The custom page, with the owner's current message above its content. */
async function customView(
  { kind, state }: ServiceRequest,
  ports: ServicePorts,
): Promise<Subject | undefined> {
  const { db, facts, recorder, now } = ports;
  recorder.tag('setting:service_pages');
  for (const id of Object.values(facts.settings.service_pages)) {
    if (id === null) continue;
    recorder.tag(locationTag({ kind: 'page', id }));
    const page = facts.pages.get(id);
    if (page) recorder.expireAt(publicationTime(page, now));
  }
  const node = servicePage(facts, kind, now);
  const loaded = node && (await loadDocument(db, { kind: 'page', id: node.id }, recorder));
  if (!loaded) return undefined;
  const { content } = loaded.sections;
  const sections = content
    ? { ...loaded.sections, content: completed(content, kind, ports) }
    : loaded.sections;
  const shown = { ...loaded, sections };
  return { kind: 'stored', loaded: shown, service: kind, ...(state && { askedPassword: state }) };
}

/** Without access to the site, visitors see no header or footer either. */
const hasHeaderAndFooter = ({ kind }: ServiceRequest): boolean => kind === 'service.404';

/** The view of a service page: the custom page, or the built-in one. */
export async function serviceView(request: ServiceRequest, ports: ServicePorts): Promise<Subject> {
  const stored = await customView(request, ports);
  if (stored) return stored;
  const { db, recorder } = ports;
  const { title, html } = builtInContent(request, ports);
  const shared = hasHeaderAndFooter(request)
    ? await defaultSections(db, recorder)
    : { header: null, footer: null };
  const { state } = request;
  const content = plainDocument({ html }, ...(state ? PASSWORD_FORM : []));
  return {
    kind: 'builtIn',
    name: title,
    sections: { ...shared, content },
    ...(state && { askedPassword: state }),
  };
}
