import type { NodeId } from '@plinth/model';
import { editInlineText, textPathAt } from '../core/commands/edit-inline-text.ts';
import type { CommandContext } from '../core/commands/registry/command.ts';
import { replaceImage } from '../core/commands/registry/selection.ts';
import { selectNode } from '../core/commands/select.ts';
import { isLogo } from '../core/properties/shown-facts.ts';
import { imagePath } from '../core/widgets/received-content.ts';
import { shownMenu } from '../core/widgets/shown-menu.ts';

/** Opens what a widget shows, after a double click: its text, image, menu, or the site's logo. */
export function openContent(context: CommandContext, id: NodeId, event: MouseEvent | null): void {
  const { session, ports } = context;
  const node = session.store.node(id);
  const path = event && textPathAt(event.target, id);
  const menu = node && shownMenu(node);
  if (node && path !== null && isLogo(node)) {
    selectNode(session, id);
    void ports.site.changeLogo();
  } else if (menu) {
    selectNode(session, id);
    ports.menus.open(menu);
  } else if (path === null && imagePath(node) !== null) {
    selectNode(session, id);
    void replaceImage(context);
  } else editInlineText(session, id, event ?? 'end');
}
