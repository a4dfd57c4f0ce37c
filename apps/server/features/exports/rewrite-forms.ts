import { SEARCH_PATH } from '@plinth/model';
import { escapeHtml } from '@plinth/render';

/** An opening tag of a form that visitors send. */
const FORM = /<form(?=[^>]* data-form=)((?: [\w-]+(?:="[^"]*")?)*)>/g;

/** An opening tag of a form that searches the site. */
const SEARCH = new RegExp(`(<form(?: [\\w-]+="[^"]*")*) action="${SEARCH_PATH}"`, 'g');

export type FormTarget = {
  /** The server that takes forms. Null: forms can't be sent. */
  readonly server: string | null;
  /** What visitors read where forms can't be sent. */
  readonly note: string;
};

/** Sends the forms and searches of a page to the live server, or marks them. `path` is the page's there. */
export const rewriteForms = (html: string, path: string, { server, note }: FormTarget): string =>
  html
    .replace(FORM, (_, attributes: string) =>
      server === null
        ? `<p class="moto-form-off" role="note">${escapeHtml(note)}</p><form${attributes} inert>`
        : `<form${attributes} action="${escapeHtml(server + path)}">`,
    )
    .replace(SEARCH, (_, form: string) =>
      server === null
        ? `<p class="moto-form-off" role="note">${escapeHtml(note)}</p>${form} inert`
        : `${form} action="${escapeHtml(server + SEARCH_PATH)}"`,
    );

/** How many forms a page has. */
export const countForms = (html: string): number => html.match(FORM)?.length ?? 0;
