import { keyPart } from '@plinth/i18n';
import { COMMAND_GROUPS, type Command } from '../core/commands/registry/command.ts';
import type { EditorTool, ToolPanel } from '../core/commands/registry/editor-tool.ts';
import { openCommand } from '../core/commands/registry/open-command.ts';
import { CORE_COMMANDS } from '../core/commands/registry/registry.ts';
import { addTool } from '../tools/add/tool.tsx';
import { announcementsTool } from '../tools/announcements/tool.tsx';
import { blocksTool } from '../tools/blocks/tool.tsx';
import { checksTool } from '../tools/checks/tool.tsx';
import { historyTool } from '../tools/history/tool.tsx';
import { inspectorTool } from '../tools/inspector/tool.tsx';
import { layersTool } from '../tools/layers/tool.tsx';
import { mediaTool } from '../tools/media/tool.tsx';
import { PageCost } from '../tools/page-cost/page-cost.tsx';
import { pagesTool } from '../tools/pages/tool.tsx';
import { paletteTool } from '../tools/palette/tool.tsx';
import { previewTool } from '../tools/preview/tool.tsx';
import { shortcutsTool } from '../tools/shortcuts/tool.tsx';
import { sideBySideTool } from '../tools/side-by-side/tool.tsx';
import { themeTool } from '../tools/theme/tool.tsx';
import { tourTool } from '../tools/tour/tool.tsx';

/** Every tool; panels are on the rail in this order. A new tool is one import and one entry. */
export const TOOLS: readonly EditorTool[] = [
  addTool,
  blocksTool,
  layersTool,
  pagesTool,
  themeTool,
  mediaTool,
  historyTool,
  checksTool(PageCost),
  paletteTool,
  shortcutsTool,
  inspectorTool,
  tourTool,
  previewTool,
  sideBySideTool,
  announcementsTool,
];

export const PANELS: readonly ToolPanel[] = TOOLS.flatMap(({ panel }) => panel ?? []);

export const DIALOGS = TOOLS.flatMap(({ dialogs }) => dialogs ?? []);

const panelCommand = ({ name, keys }: ToolPanel): Command =>
  openCommand(`${name}-panel`, {
    label: `EDITOR.COMMAND.${keyPart(name)}_PANEL`,
    ...(keys && { keys: [keys] }),
    view: { panel: name, isBare: false, isPanelFocusRequested: true },
  });

/** All commands of the editor, by group. */
export const COMMANDS: readonly Command[] = [
  ...PANELS.map(panelCommand),
  ...TOOLS.flatMap(({ commands }) => commands ?? []),
  ...CORE_COMMANDS,
].sort((a, b) => COMMAND_GROUPS.indexOf(a.group) - COMMAND_GROUPS.indexOf(b.group));
