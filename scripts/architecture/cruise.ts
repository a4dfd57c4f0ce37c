import { cruise as dependencyCruise, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';

export type Violation = { readonly rule: string; readonly from: string; readonly to: string };
export type ImportReport = {
  readonly modules: ReadonlySet<string>;
  readonly violations: readonly Violation[];
};

/** Checks every import in `folders` of `baseDir` against the rules. */
export async function checkImports(
  baseDir: string,
  folders: readonly string[],
): Promise<ImportReport> {
  const result = await dependencyCruise([...folders], {
    baseDir,
    ruleSet: { forbidden: rules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache)/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  });
  const output = result.output as ICruiseResult;
  return {
    modules: new Set(output.modules.map((module) => module.source)),
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}
