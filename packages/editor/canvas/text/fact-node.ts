import type { FactName } from '@plinth/model';
import { allowedAttribute, FACT_TAG } from '@plinth/widgets/kit';
import { Node } from '@tiptap/core';

/** A site fact as it's shown while its text is edited. */
export type ShownFact = {
  readonly text: string;
  readonly imageUrl: string | null;
  readonly hasBackdrop?: boolean;
  /** Says where the value comes from: `Phone, from Site facts`. */
  readonly label: string;
  readonly isMissing: boolean;
};

export type ShowFact = (name: FactName) => ShownFact;

function factElement(document: Document, name: FactName, fact: ShownFact): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'moto-fact';
  chip.classList.toggle('moto-fact-missing', fact.isMissing);
  chip.classList.toggle('moto-phone', name === 'phone');
  chip.title = fact.label;
  chip.role = 'img';
  chip.ariaLabel = fact.label;
  if (fact.imageUrl === null) {
    const [local = '', domain] = name === 'email' ? fact.text.split('@') : [fact.text];
    chip.append(local);
    // May break there, as for visitors.
    if (domain !== undefined) chip.append(document.createElement('wbr'), `@${domain}`);
  } else {
    const image = document.createElement('img');
    image.className = 'moto-logo';
    image.classList.toggle('moto-logo-backdrop', fact.hasBackdrop ?? false);
    image.src = fact.imageUrl;
    image.alt = '';
    chip.append(image);
  }
  return chip;
}

/** A site fact in text: stored by name, displayed with its current value. */
export const factNode = (showFact: ShowFact) =>
  Node.create({
    name: 'fact',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      value: {
        default: null,
        parseHTML: (element) => {
          const name = element.getAttribute('value');
          return name === null ? null : allowedAttribute(FACT_TAG, 'value', name);
        },
      },
    }),
    parseHTML: () => [{ tag: `${FACT_TAG}[value]` }],
    renderHTML: ({ HTMLAttributes }) => [FACT_TAG, HTMLAttributes],
    addNodeView:
      () =>
      ({ node, view }) => {
        const name = node.attrs.value as FactName;
        return { dom: factElement(view.dom.ownerDocument, name, showFact(name)) };
      },
  });
