import { ICON_MARKUP } from '@plinth/widgets/kit';
import { Node } from '@tiptap/core';
import { preserveAll } from './preserve.ts';

/** The SVG path of an icon; null while it loads. */
export type IconPath = (name: string) => string | null;

const SVG = 'http://www.w3.org/2000/svg';

function iconElement(document: Document): { readonly dom: Element; readonly path: Element } {
  const dom = document.createElementNS(SVG, 'svg');
  for (const [, name = '', value = ''] of ICON_MARKUP.matchAll(/([\w-]+)="([^"]*)"/g))
    dom.setAttribute(name, value);
  const path = dom.appendChild(document.createElementNS(SVG, 'path'));
  return { dom, path };
}

/** An icon in text: stored by its name, displayed as it is drawn. */
export const iconNode = (iconPath: IconPath) =>
  Node.create({
    name: 'icon',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => preserveAll('data-icon', 'alt'),
    parseHTML: () => [{ tag: 'img[data-icon]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node, view }) => {
        const name = String(node.attrs['data-icon']);
        const { dom, path } = iconElement(view.dom.ownerDocument);
        const draw = (found: string | null | undefined) => path.setAttribute('d', found ?? '');
        const known = iconPath(name);
        draw(known);
        // The set is there when an icon was just chosen from it.
        if (known === null)
          void import('@plinth/widgets/icon-set').then(({ findIcon }) =>
            draw(findIcon(name)?.path),
          );
        return { dom: dom as HTMLElement };
      },
  });
