import { describe, expect, test } from 'vitest';
import {
  patched,
  SMALL_THEME,
  smallTheme,
  withFiles,
  withVideo,
  zipOf,
} from '../../testing/small-theme.ts';
import { themeSite } from '../../testing/theme-site.ts';

const refused = (message: string, key = 'valueInvalid') => ({
  ...{ code: 400, message, data: { errors: { file: [key] } } },
});
const notValid = (place: unknown) => {
  const { data, ...error } = refused('MODULE.UPDATES.THEME_NOT_VALID');
  return { ...error, data: { ...data, details: { place } } };
};

/** A custom color that the small theme doesn’t have. */
const GONE = 'color_custom1';

const KIB = 1024;

const themeWith = async (change: object) => zipOf(await smallTheme({ ...change }));

/** The page of the small theme with one more widget. */
async function pageWith(widget: string, properties: object): Promise<Buffer> {
  const theme = await smallTheme();
  const page = JSON.parse(String(theme.get('pages/home.json')));
  page.children[0].children[0].children.push({ id: 'w9', widget, properties, children: [] });
  return zipOf(await withFiles({ 'pages/home.json': JSON.stringify(page) }));
}

/** An archive in which one entry has another name of the same length. */
async function renamed(from: string, to: string): Promise<Buffer> {
  return patched(await zipOf(await withFiles({ [from]: 'x' })), from, to);
}

const LINK = 0o120777;
const FILE = 0o100644;
const SETUID = 0o104755;

/** Says that a file of 100 KB has 10 bytes. */
async function lyingAboutSize(): Promise<Buffer> {
  const size = 100 * KIB;
  const zip = await zipOf(await withFiles({ 'facts.md': Buffer.alloc(size) }));
  const number = Buffer.alloc(4);
  number.writeUInt32LE(size);
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(number); at >= 0; at = changed.indexOf(number, at + 1))
    changed.writeUInt32LE(10, at);
  return changed;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => [`pages/p${at}.json`, Buffer.from('{}')] as const);

const TOO_LARGE = refused('MODULE.THEMES.TOO_LARGE', 'numberIsBigger');
const BROKEN = refused('MODULE.UPDATES.BROKEN_ARCHIVE');
const NAME = refused('MODULE.UPDATES.THEME_NAME_NOT_VALID');

/** What documents can use that the small theme lacks: what it is, a widget with it, and its path. */
const LACKED = [
  ['a text style', 'text', { html: '<p class="moto-text_gone">A</p>' }, 'html'],
  ['a preset', 'button', { label: 'Go', preset: 'gone' }, 'preset'],
  ['a background', 'container', { background: { preset: 'gone' } }, 'background.preset'],
  ['a custom color', 'button', { label: 'Go', text_color: GONE }, 'text_color'],
  ['a custom color in a text', 'text', { html: `<p class="moto-${GONE}">A</p>` }, 'html'],
] as const;

const HOSTILE: readonly (readonly [string, () => Promise<Buffer>, object])[] = [
  ['a path that leads out', () => renamed('xx/evil.md', '../evil.md'), notValid('../evil.md')],
  ['an absolute path', () => renamed('xetc/evil', '/etc/evil'), notValid('/etc/evil')],
  ['a drive', () => renamed('xx/evil.md', 'C:/evil.md'), notValid('C:/evil.md')],
  [
    'a backslash',
    () => renamed('xx/evil.md', '..\\evil.md'.slice(0, 10)),
    notValid(expect.any(String)),
  ],
  [
    'a link',
    async () => zipOf(await smallTheme(), (name) => (name === 'media/sand.webp' ? LINK : FILE)),
    notValid('media/sand.webp'),
  ],
  ['setuid', async () => zipOf(await smallTheme(), () => SETUID), notValid('theme.json')],
  [
    'a name twice',
    async () =>
      patched(
        await zipOf(await withFiles({ 'facts.md': 'x', 'FACTS.md': 'x' })),
        'FACTS.md',
        'facts.md',
      ),
    notValid('facts.md'),
  ],
  [
    'names that differ in case',
    async () => zipOf(await withFiles({ 'facts.md': 'x', 'FACTS.md': 'x' })),
    notValid('FACTS.md'),
  ],
  [
    'a background video without a poster',
    () => withVideo({ video_id: '@media/tide' }),
    notValid('theme.json, backgrounds.0'),
  ],
  [
    'an image in place of a video',
    () => withVideo({ video_id: '@media/sand', image_id: '@media/sand' }),
    notValid('theme.json, backgrounds.0'),
  ],
  ['code', async () => zipOf(await withFiles({ 'media/run.js': 'x' })), notValid('media/run.js')],
  ['an archive in it', async () => zipOf(await withFiles({ 'a.zip': 'x' })), notValid('a.zip')],
  ['10,000 files', () => zipOf(many(10_000)), TOO_LARGE],
  ['a bomb', () => zipOf([['facts.md', Buffer.alloc(101 * KIB * KIB)]]), TOO_LARGE],
  ['a false size', lyingAboutSize, BROKEN],
  ['other bytes', async () => Buffer.from('not an archive'), BROKEN],
  ['half of it', async () => (await zipOf(await smallTheme())).subarray(0, 900), BROKEN],
  ['no theme.json', () => zipOf([['facts.md', Buffer.from('x')]]), notValid('theme.json')],
  [
    'a broken theme.json',
    async () => zipOf(await withFiles({ 'theme.json': '{' })),
    notValid('theme.json'),
  ],
  [
    'the manifest of another product',
    async () => zipOf(await withFiles({ 'theme.json': '{"version": 2, "settings": {}}' })),
    notValid(expect.stringMatching(/^theme\.json/)),
  ],
  [
    'a newer version',
    () => themeWith({ min_version: '99.0.0', unknown: 1 }),
    {
      ...refused('MODULE.THEMES.INCOMPATIBLE'),
      data: { errors: { file: ['valueInvalid'] }, details: { version: '99.0.0' } },
    },
  ],
  ['a name that is not valid', () => themeWith({ name: '' }), NAME],
  ['an id that is not valid', () => themeWith({ id: '../up' }), NAME],
  ['the id of no theme', () => themeWith({ id: 'none' }), NAME],
  [
    'the id of a theme of the product',
    () => themeWith({ id: 'harbor', fonts: [] }),
    {
      ...refused('MODULE.THEMES.SHIPPED', 'recordFound'),
      data: { errors: { file: ['recordFound'] }, details: { name: 'Cove' } },
    },
  ],
  [
    'a role with a custom color that the theme lacks',
    () => themeWith({ colors: { ...SMALL_THEME.colors, roles: { bg: 'color_custom1' } } }),
    notValid('theme.json, colors.roles.bg'),
  ],
  [
    'a font that neither the theme nor the product has',
    () => themeWith({ fonts: SMALL_THEME.fonts.filter(({ family }) => family !== 'Kora') }),
    notValid('theme.json, styles.0.properties.desktop.font_family'),
  ],
  ...(['styles', 'presets', 'backgrounds'] as const).map((part) => {
    const [first, ...others] = SMALL_THEME[part];
    const properties = {
      ...{ styles: { link: { color: GONE } }, presets: { text_color: GONE } },
      backgrounds: { overlay: { color: GONE, opacity: 50 } },
    }[part];
    const at = { styles: 'link.color', presets: 'text_color', backgrounds: 'overlay.color' }[part];
    return [
      `a custom color that the theme lacks in ${part}`,
      () => themeWith({ [part]: [{ ...first, properties }, ...others] }),
      notValid(`theme.json, ${part}.0.properties.${at}`),
    ] as const;
  }),
  [
    'a missing file',
    async () => {
      const theme = await smallTheme();
      theme.delete('media/sand-30.webp');
      return zipOf(theme);
    },
    notValid('media/sand-30.webp'),
  ],
  [
    'a font that is no font',
    async () => zipOf(await withFiles({ 'fonts/kora-latin.woff2': 'x' })),
    notValid('fonts/kora-latin.woff2'),
  ],
  [
    'an image that is no image',
    async () => zipOf(await withFiles({ 'media/sand.webp': '<script>' })),
    notValid('media/sand.webp'),
  ],
  ['an unknown key', () => themeWith({ menus: [] }), notValid('sections/header.json')],
  [
    'a preset of no widget',
    () => themeWith({ presets: [{ ...SMALL_THEME.presets[0], widget_name: 'nothing' }] }),
    notValid('theme.json, presets.0'),
  ],
  [
    'the fonts of another theme',
    () =>
      themeWith({
        fonts: [
          { family: 'Inter', faces: [{ file: 'harbor/kora-latin.woff2', weights: [400, 700] }] },
        ],
      }),
    notValid('theme.json, fonts.0'),
  ],
  [
    'custom HTML',
    () => pageWith('html_embed', { code: '<script>1</script>' }),
    notValid('pages/home.json'),
  ],
  ...LACKED.map(
    ([what, widget, properties, path]) =>
      [
        `${what} in a page that the theme lacks`,
        () => pageWith(widget, properties),
        notValid(`pages/home.json, children.0.children.0.children.1.properties.${path}`),
      ] as const,
  ),
  [
    'a text style in a footer that the theme lacks',
    async () => {
      const footer = String((await smallTheme()).get('sections/footer.json'));
      const styled = footer.replace('<p>', '<p class=\\"moto-text_gone\\">');
      return zipOf(await withFiles({ 'sections/footer.json': styled }));
    },
    notValid('sections/footer.json, children.0.children.0.children.0.properties.html'),
  ],
  ['an unknown widget', () => pageWith('miner', {}), notValid('pages/home.json')],
];

describe('a refused theme', async () => {
  const { install, find, storedKeys, stagedFiles } = await themeSite('sqlite');

  test.each(HOSTILE)(
    'an archive with %s is refused, and nothing is stored',
    async (_, zip, error) => {
      const before = await storedKeys();
      await expect(install(await zip())).rejects.toMatchObject(error);
      expect(await storedKeys()).toEqual(before);
      expect(stagedFiles()).toEqual([]);
      expect(await find('cove')).toBeUndefined();
    },
  );

  test('an archive of more than 20 MB is refused while it arrives', async () => {
    await expect(install(Buffer.alloc(21 * KIB * KIB, 1))).rejects.toMatchObject({ code: 413 });
    expect(stagedFiles()).toEqual([]);
  });

  test('a file that is no ZIP by its name is refused', async () => {
    await expect(install(await zipOf(await smallTheme()), 'cove.exe')).rejects.toMatchObject(
      refused('MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE'),
    );
  });
});
