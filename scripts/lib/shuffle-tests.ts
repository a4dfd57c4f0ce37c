import fc from 'fast-check';
import ts from 'typescript';

/** Whether a top-level statement of a journey file declares tests. */
function declaresTests(statement: ts.Statement): boolean {
  if (ts.isForOfStatement(statement)) return true;
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
    return false;
  return /^test(\.describe)?$/.test(statement.expression.expression.getText());
}

/** The source of a journey file with its tests in another order, the same for the same seed. */
export function shuffleTests(source: string, seed: number): string {
  const file = ts.createSourceFile('journey.ts', source, ts.ScriptTarget.Latest, true);
  const tests = file.statements.filter(declaresTests);
  const texts = tests.map((each) => each.getFullText());
  const [order = texts] = fc.sample(
    fc.shuffledSubarray(texts, { minLength: texts.length, maxLength: texts.length }),
    { seed, numRuns: 1 },
  );
  let shuffled = '';
  let end = 0;
  for (const [index, each] of tests.entries()) {
    shuffled += source.slice(end, each.getFullStart()) + order[index];
    end = each.getEnd();
  }
  return shuffled + source.slice(end);
}
