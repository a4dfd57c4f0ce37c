import { existsSync, readdirSync, readFileSync } from 'node:fs';

type TextsByLanguage = { readonly [language: string]: { readonly [key: string]: string } };

/** A widget as read from its folder, with file contents as text. */
export type WidgetFolder = {
  /** `html_embed` for the folder `html-embed`. */
  readonly name: string;
  readonly folder: string;
  readonly css: string;
  /** CSS for the canvas alone. */
  readonly canvasCss: string;
  readonly icon: string;
  /** By language, always including English. */
  readonly messages: TextsByLanguage;
  /** Search synonyms by language. */
  readonly synonyms: { readonly [locale: string]: string };
  readonly hasData: boolean;
  readonly hasChecks: boolean;
  readonly hasStyle: boolean;
  readonly hasClasses: boolean;
  readonly hasClient: boolean;
};

/** What widgets share: stylesheets and client scripts by name, and messages. */
export type Kit = {
  readonly css: { readonly [name: string]: string };
  readonly clients: readonly string[];
  readonly messages: TextsByLanguage;
};

export type WidgetsSource = { readonly widgets: readonly WidgetFolder[]; readonly kit: Kit };

const NOT_WIDGETS = ['kit', 'registry', 'node_modules'];
const REQUIRED = [
  'rules.ts',
  'schema.ts',
  'view.tsx',
  'inspector.ts',
  'messages.en.json',
  'icon.svg',
];

const read = (file: string): string => readFileSync(file, 'utf8');

const MESSAGES = /^messages\.([a-z]+)\.json$/;

/** Reads `messages.<language>.json` of a folder. */
const readMessages = (folder: string): TextsByLanguage =>
  Object.fromEntries(
    readdirSync(folder).flatMap((name) => {
      const language = MESSAGES.exec(name)?.[1];
      return language === undefined ? [] : [[language, JSON.parse(read(`${folder}/${name}`))]];
    }),
  );

/** A widget's CSS for visitors: `view.css` first, then other files by name. */
const readCss = (folder: string): string => {
  const parts = readdirSync(folder).filter(
    (name) => name.endsWith('.css') && !['view.css', 'canvas.css'].includes(name),
  );
  return ['view.css', ...parts.sort()]
    .filter((name) => existsSync(`${folder}/${name}`))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');
};

const readWidget = (root: string, folder: string): WidgetFolder => {
  const at = (file: string) => `${root}/${folder}/${file}`;
  const missing = REQUIRED.filter((file) => !existsSync(at(file)));
  if (missing.length > 0)
    throw new Error(`packages/widgets/${folder} has no ${missing.join(', ')}`);
  const style = existsSync(at('style.ts')) ? read(at('style.ts')) : '';
  return {
    name: folder.replaceAll('-', '_'),
    folder,
    css: readCss(`${root}/${folder}`),
    canvasCss: existsSync(at('canvas.css')) ? read(at('canvas.css')) : '',
    icon: read(at('icon.svg')).trim(),
    messages: readMessages(`${root}/${folder}`),
    synonyms: existsSync(at('synonyms.json')) ? JSON.parse(read(at('synonyms.json'))) : {},
    hasData: existsSync(at('data.ts')),
    hasChecks: existsSync(at('checks.ts')),
    hasStyle: /^export const style\b/m.test(style),
    hasClasses: /^export const classes\b/m.test(style),
    hasClient: existsSync(at('client.ts')),
  };
};

const readKit = (folder: string): Kit => {
  const names = readdirSync(folder).sort();
  const extension = (end: string) => names.filter((name) => name.endsWith(end));
  return {
    css: Object.fromEntries(
      extension('.css').map((name) => [name.replace('.css', ''), read(`${folder}/${name}`)]),
    ),
    clients: extension('.client.ts').map((name) => name.replace('.client.ts', '')),
    messages: readMessages(folder),
  };
};

/** Reads all widget folders, sorted by name. Throws if a folder is incomplete. */
export const readWidgets = (root: string): WidgetsSource => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_WIDGETS.includes(entry.name))
    .map((entry) => entry.name)
    .sort();
  return {
    widgets: folders.map((folder) => readWidget(root, folder)),
    kit: readKit(`${root}/kit`),
  };
};
