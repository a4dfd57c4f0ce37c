import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { sampleFont } from './sample-font.ts';
import { sampleImage } from './sample-image.ts';
import { sampleVideo } from './sample-media.ts';

type Json = { readonly [name: string]: unknown };

const node = (id: string, widget: string, properties: Json, children: readonly Json[] = []) => ({
  ...{ id, widget, properties, children },
});

/** A row with one column of widgets. */
const content = (tone: Json, widgets: readonly Json[]): Json =>
  node('w1', 'section', tone, [node('w2', 'row', {}, [node('w3', 'column', {}, widgets)])]);

const style = (class_name: string, name: string, desktop: Json) => ({
  ...{ name, class_name, type: 'text', is_system: 1, is_responsive: 1, properties: { desktop } },
});

const preset = (widget_name: string, class_name: string, name: string, properties: Json) => ({
  ...{ name, widget_name, class_name, is_system: 1, is_responsive: 1, template: '', properties },
});

const page = (key: string, name: string, more: Json = {}) => ({
  ...{ key, name, url: key, seo_title: '', file: `pages/${key}.json`, ...more },
});

export const SMALL_THEME = {
  ...{ id: 'cove', name: 'Cove', version: '1.2.0', min_version: '3.1.6', author: 'Tester' },
  ...{ description: 'A small theme.', site_name: 'Cove', trade_words: [] },
  colors: {
    main: ['#7a1f4b', '#1f7a4e', '#221119', '#6b5560', '#f1e6ec'],
    roles: { text: 'color3', muted: 'color4', surface_2: 'color5' },
  },
  values: {
    grid: { column_spacing: 20, row_width: 1000 },
    spacings: { small: { desktop: 10 }, medium: { desktop: 40 }, large: { desktop: 90 } },
    radius: 0,
  },
  styles: [
    style('normal', 'Body', { font_family: 'Kora', font_size: 18, line_height: 1.5 }),
    style('display', 'Poster', { font_family: 'Kora', font_size: 80, line_height: 1 }),
    style('heading-1', 'Heading 1', { font_size: 50 }),
    style('heading-2', 'Heading 2', { font_size: 40 }),
    style('whisper', 'Whisper', { font_size: 12 }),
  ],
  presets: [
    preset('button', 'default', 'Solid', {}),
    preset('button', 'accent', 'Loud', { background_color: 'accent', text_color: 'on_accent' }),
  ],
  backgrounds: [
    { name: 'Night', class_name: 'night', properties: { color: 'inv', image_id: '@media/sand' } },
  ],
  fonts: [
    { family: 'Kora', faces: [{ file: 'cove/kora-latin.woff2', weights: [400, 700] }] },
    { family: 'Lora', faces: [{ file: 'lora/lora-latin.woff2', weights: [400, 700] }] },
  ],
  menus: [
    {
      ...{ key: 'main', name: 'Main' },
      items: [{ id: 'm1', label: 'Shop', link: { action: 'page', page_id: '@page/shop' } }],
    },
  ],
  sections: [
    { name: 'Header', kind: 'header', file: 'sections/header.json' },
    { name: 'Footer', kind: 'footer', file: 'sections/footer.json' },
  ],
  pages: [page('home', 'Home', { is_home: true }), page('shop', 'Shop')],
  media: [
    { key: 'sand', file: 'media/sand.webp', title: 'Sand', width: 60, height: 40, widths: [30] },
  ],
};

/** Files by name. */
export type ThemeFiles = Map<string, Buffer>;

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const text = (id: string, html: string) => node(id, 'text', { html });

/** The files of a small valid theme. `change` replaces fields of its `theme.json`. */
export async function smallTheme(change: Json = {}): Promise<ThemeFiles> {
  const image = (width: number, height: number) => sampleImage(width, height).webp().toBuffer();
  return new Map<string, Buffer>([
    ['theme.json', json({ ...SMALL_THEME, ...change })],
    [
      'sections/header.json',
      json(
        content({}, [
          text('w4', '<p class="moto-text_whisper">Cove header</p>'),
          node('w5', 'menu', { menu_id: '@menu/main' }),
        ]),
      ),
    ],
    [
      'sections/footer.json',
      json(content({}, [text('w4', '<p><a href="link:page/@shop">Cove footer</a></p>')])),
    ],
    ['pages/home.json', json(content({}, [text('w4', '<h1>Welcome to the cove</h1>')]))],
    [
      'pages/shop.json',
      json(
        content({}, [
          node('w4', 'image', { image_id: '@media/sand' }),
          node('w5', 'button', {
            label: 'Home',
            link: { action: 'page', page_id: '@page/home' },
            preset: 'accent',
          }),
        ]),
      ),
    ],
    ['media/sand.webp', await image(60, 40)],
    ['media/sand-30.webp', await image(30, 20)],
    ['fonts/kora-latin.woff2', await sampleFont('Kora')],
    ['fonts/kora-license.txt', Buffer.from('SIL OFL 1.1')],
    ['previews/desktop.webp', await image(80, 60)],
    ['previews/mobile.webp', await image(30, 60)],
    ['previews/page-shop.webp', await image(80, 50)],
  ]);
}

/** The small theme with other files. */
export async function withFiles(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<ThemeFiles> {
  const theme = await smallTheme();
  for (const [name, content] of Object.entries(files)) theme.set(name, Buffer.from(content));
  return theme;
}

/** A ZIP archive. `modeOf` returns the Unix mode of a file. */
export async function zipOf(
  files: Iterable<readonly [string, Buffer]>,
  modeOf: (name: string) => number = () => 0o100644,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files)
    zip.addBuffer(bytes, name, {
      mode: modeOf(name),
      mtime: new Date(0),
      // Deflating thousands of tiny files takes seconds.
      compress: bytes.length > 1024,
    });
  zip.end();
  return buffer(zip.outputStream);
}

/** The archive with other bytes, such as a name that no archiver writes. Both have one length. */
export function patched(zip: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1))
    changed.write(to, at, 'latin1');
  return changed;
}

/** The small theme with a video, and a background of these properties. */
export async function withVideo(properties: object): Promise<Buffer> {
  const video = { key: 'tide', file: 'media/tide.mp4', width: 640, height: 360 };
  const background = { name: 'Night', class_name: 'night', properties };
  const change = { media: [...SMALL_THEME.media, video], backgrounds: [background] };
  return zipOf((await smallTheme(change)).set(video.file, sampleVideo()));
}
