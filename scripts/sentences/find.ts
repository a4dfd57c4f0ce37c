import ts from 'typescript';

/** A user-visible text in the source that bypasses translation. */
export type Sentence = { readonly line: number; readonly text: string };

/** Attributes and properties with user-visible values. */
const VISIBLE_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'description',
  'emptyText',
  'help',
  'hint',
  'label',
  'message',
  'nothingFoundMessage',
  'placeholder',
  'text',
  'title',
  'tooltip',
]);

/** Functions whose first argument is user-visible. */
const VISIBLE_CALLS = new Set(['alert', 'announce', 'confirm', 'prompt', 'toast']);

const LETTERS = /\p{L}{2,}/u;
const MESSAGE_KEY = /^[A-Z][A-Z0-9_]*(\.[A-Za-z0-9_]+)+$/;
/** The fixed parts of a composed key. */
const KEY_PARTS = /^[A-Z][A-Z0-9_]*(\.[A-Z0-9_]+)*[._]( [._][A-Z0-9_.]*)*$/;

const COLOR = /^#[0-9a-f]{3,8}$/i;
/** The same in every language: `smtp.example.com`, `name@example.com`. */
const DOMAIN_OR_EMAIL = /^[\w+-]+([.@][\w-]+)+$/;
const UNITS = /\b(px|rem|em)\b/g;

const isSentence = (text: string): boolean =>
  LETTERS.test(text.replace(UNITS, '')) &&
  ![MESSAGE_KEY, KEY_PARTS, COLOR, DOMAIN_OR_EMAIL].some((pattern) => pattern.test(text));

const nameOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isJsxNamespacedName(node)
    ? node.getText().replace(/^['"]|['"]$/g, '')
    : '';

const calledName = (call: ts.CallExpression): string => {
  const callee = call.expression;
  if (ts.isPropertyAccessExpression(callee)) {
    return callee.expression.getText() === 'window' ? callee.name.text : '';
  }
  return nameOf(callee);
};

/** Operators that can return either operand. `&&` returns the right one, comparisons neither. */
const EITHER_OPERAND = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

type Visit = (node: ts.Node) => void;

/** Visits every literal that an expression may evaluate to. */
const eachLiteral = (node: ts.Node, found: Visit): void => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found(node);
  else if (ts.isConditionalExpression(node)) {
    eachLiteral(node.whenTrue, found);
    eachLiteral(node.whenFalse, found);
  } else if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (EITHER_OPERAND.has(operator)) eachLiteral(node.left, found);
    if (EITHER_OPERAND.has(operator) || operator === ts.SyntaxKind.AmpersandAmpersandToken) {
      eachLiteral(node.right, found);
    }
  } else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    if (node.expression) eachLiteral(node.expression, found);
  }
};

/** The text of a literal, without template expressions. */
const literalText = (node: ts.Node): string => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
};

/** Subexpressions of `node` that are user-visible. */
const visibleParts = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return [node];
  if (ts.isJsxAttribute(node)) {
    return node.initializer && VISIBLE_NAMES.has(nameOf(node.name)) ? [node.initializer] : [];
  }
  if (ts.isPropertyAssignment(node)) {
    return VISIBLE_NAMES.has(nameOf(node.name)) ? [node.initializer] : [];
  }
  if (ts.isCallExpression(node) && VISIBLE_CALLS.has(calledName(node)))
    return node.arguments.slice(0, 1);
  return [];
};

/**
 * Finds texts that bypass i18n: in JSX, in user-visible attributes and properties, in toasts and
 * alerts.
 */
export const findSentences = (file: string, source: string): readonly Sentence[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const sentences: Sentence[] = [];
  const report = (node: ts.Node) => {
    const text = literalText(node).trim();
    if (!isSentence(text)) return;
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    sentences.push({ line: line + 1, text });
  };
  const visit = (node: ts.Node) => {
    for (const part of visibleParts(node)) {
      if (ts.isJsxText(part)) report(part);
      else eachLiteral(part, report);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return sentences;
};
