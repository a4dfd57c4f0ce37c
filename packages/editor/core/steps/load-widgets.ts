import type { Action, HistoryData, WidgetNode } from '@plinth/model';
import { loadWidgets, WIDGET_RULES, widgetDefinition, widgetRules } from '@plinth/widgets';
import { type CommandOutcome, refused } from './step.ts';

type Names = readonly string[];

/** The widgets of a tree. */
export const widgetsIn = ({ widget, children }: WidgetNode): Names => [
  widget,
  ...children.flatMap(widgetsIn),
];

const widgetsOfAction = (action: Action): Names =>
  action.type === 'createWidget' ? widgetsIn(action.tree) : [];

/** The widgets that undo and redo may bring back. */
export const widgetsInHistory = ({ done, undone }: HistoryData<unknown>): Names =>
  [...done, ...undone].flatMap(({ steps }) =>
    steps.flatMap(({ action, inverse }) => [
      ...widgetsOfAction(action),
      ...widgetsOfAction(inverse),
    ]),
  );

/**
 * Loads the widgets of documents, which have to be available before the editor opens them. Rejects
 * if they can't be loaded.
 */
export const loadWidgetsOf = (documents: readonly WidgetNode[]): Promise<void> =>
  loadWidgets(documents.flatMap(widgetsIn));

const isMissing = (widget: string): boolean =>
  widgetRules(widget) !== undefined && widgetDefinition(widget) === undefined;

/** Whether nothing has to be loaded before these trees are on the open page. */
export const areAvailable = (trees: readonly WidgetNode[]): boolean =>
  !trees.flatMap(widgetsIn).some(isMissing);

/** Loads inspectors first, so that a widget that isn't missing has one. */
async function loadToEdit(widgets: Names): Promise<void> {
  const { loadInspectors } = await import('@plinth/widgets/inspectors');
  await loadInspectors(widgets);
  await loadWidgets(widgets);
}

/** Loads all widgets with their inspectors. Rejects if they can't be loaded. */
export const loadAllWidgets = (): Promise<void> => loadToEdit([...WIDGET_RULES.keys()]);

/**
 * Loads the widgets of trees that are about to be on the open page. Rejects if they can't be loaded.
 */
export const loadTreesToEdit = (trees: readonly WidgetNode[]): Promise<void> =>
  loadToEdit(trees.flatMap(widgetsIn));

/** Loads what is missing of widgets that are about to be on the open page; false if it can't be. */
export async function haveLoaded(widgets: Names): Promise<boolean> {
  if (!widgets.some(isMissing)) return true;
  return loadToEdit(widgets).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a command that adds these widgets: immediately if they are available, otherwise once they
 * have loaded. Refused if they can't be loaded.
 */
export function withWidgets(
  widgets: Names,
  command: () => CommandOutcome,
): CommandOutcome | Promise<CommandOutcome> {
  if (!widgets.some(isMissing)) return command();
  return haveLoaded(widgets).then((isLoaded) => (isLoaded ? command() : refused('notLoaded')));
}

/** Runs a command that adds these trees, once their widgets are available. */
export const withWidgetsOf = (
  trees: readonly WidgetNode[],
  command: () => CommandOutcome,
): CommandOutcome | Promise<CommandOutcome> => withWidgets(trees.flatMap(widgetsIn), command);
