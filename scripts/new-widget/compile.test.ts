import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { widgetFiles } from './files.ts';
import { widgetNames } from './name.ts';

const FOLDER = `${root}packages/widgets/new-widget/`;

/** A compiler host that also sees `files`, which don't exist on disk. */
function hostWith(files: ReadonlyMap<string, string>, options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file: string) => files.has(file) || host.fileExists(file),
    readFile: (file: string) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, version)
        : ts.createSourceFile(file, text, version);
    },
    directoryExists: (folder: string) =>
      `${folder}/` === FOLDER || (host.directoryExists?.(folder) ?? true),
  };
}

test('a new widget compiles', { timeout: 120_000 }, () => {
  // The message keys of the button exist, unlike those of a widget that isn't registered.
  const names = widgetNames('button', []);
  if (typeof names === 'string') throw new Error(names);
  const files = new Map(widgetFiles(names).map(({ name, text }) => [FOLDER + name, text]));
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}packages/widgets/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error('The widgets have no tsconfig.json');
  const { options, fileNames } = config;
  const code = [...files.keys()].filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const program = ts.createProgram([...fileNames, ...code], options, hostWith(files, options));
  const problems = code.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)];
  });
  expect(
    problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
});
