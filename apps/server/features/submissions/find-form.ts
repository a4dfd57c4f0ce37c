import type { SubmissionRecord } from '@plinth/contract';
import type { FormDefinition, WidgetLookup, WidgetNode } from '@plinth/model';
import { completeProperties } from '@plinth/render';
import type { Reader } from '../../storage/database/store.ts';

export type FormSections = { readonly [scope: string]: WidgetNode | null };

export type FoundForm = FormDefinition & {
  /** The scope and the id of its widget. */
  readonly widget_id: string;
};

/** The form of a submission as it is stored now. Undefined if it’s gone. */
export type FormOfSubmission = (
  db: Reader,
  submission: Pick<SubmissionRecord, 'page_id' | 'post_id' | 'popup_id' | 'widget_id'>,
) => Promise<FoundForm | undefined>;

function findNode(node: WidgetNode, id: string): WidgetNode | undefined {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
}

/**
 * The form as it is stored now. `widget_id` is the id of its widget, with the scope in front or not.
 */
export function findForm(
  sections: FormSections,
  widget_id: string,
  lookup: WidgetLookup,
): FoundForm | undefined {
  for (const [scope, root] of Object.entries(sections)) {
    const prefix = `${scope}-`;
    const id = widget_id.startsWith(prefix) ? widget_id.slice(prefix.length) : widget_id;
    const node = root && findNode(root, id);
    const form = node && lookup(node.widget)?.form;
    if (form) return { ...form(completeProperties(node) as never), widget_id: prefix + id };
  }
  return undefined;
}
