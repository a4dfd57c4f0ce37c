import ts from 'typescript';

/** A position in the source where a widget is named. */
export type NamedWidget = { readonly line: number; readonly name: string };

/** Names of variables and properties that contain a widget's name. */
const WIDGET_NAME_VARIABLES = /^(widget|widget_name|widgetName)$/;

/** Functions with a widget name as an argument. */
export const WIDGET_NAME_FUNCTIONS: readonly string[] = [
  'emptyWidget',
  'insertPosition',
  'newWidget',
  'newWidgetDrag',
  'parentOf',
  'stepLabel',
  'stub',
  'useWidgetOf',
  'widgetDefinition',
  'widgetWith',
];

const lastName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isCallExpression(node) ? lastName(node.expression) : '';
};

const isWidgetNameExpression = (node: ts.Expression): boolean => {
  const name = lastName(node);
  return WIDGET_NAME_VARIABLES.test(name) || WIDGET_NAME_FUNCTIONS.includes(name);
};

/** Whether a literal is used as a widget name: compared, assigned, or passed. */
function isWidgetName(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isBinaryExpression(parent)) {
    return isWidgetNameExpression(parent.left === literal ? parent.right : parent.left);
  }
  if (ts.isPropertyAssignment(parent)) return WIDGET_NAME_VARIABLES.test(parent.name.getText());
  if (ts.isCallExpression(parent))
    return WIDGET_NAME_FUNCTIONS.includes(lastName(parent.expression));
  return ts.isCaseClause(parent) && isWidgetNameExpression(parent.parent.parent.expression);
}

/** Finds string literals in `source` that are widget names. */
export function findWidgetNames(
  file: string,
  source: string,
  names: ReadonlySet<string>,
): readonly NamedWidget[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: NamedWidget[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && names.has(node.text) && isWidgetName(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, name: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
