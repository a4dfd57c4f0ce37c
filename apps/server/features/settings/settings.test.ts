import { DEFAULT_COLORS, withPalette, withPrimaryColor } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { storeMedia } from '../../testing/media.ts';
import { OWNER, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('settings on %s', async (kind) => {
  const time = { now: Date.now() };
  const server = await testServer(kind, { clock: () => time.now });
  const { client } = await server.owner();
  const { SettingsService: settings, StylesService: styles } = client;

  test('a group has all its fields before the first save', async () => {
    expect(await settings.get({ group: 'integration' })).toEqual({
      group: 'integration',
      values: {
        ...{ newsletter_double_opt_in: true, newsletter_list: '', newsletter_provider: 'none' },
        ...{ comments_shortname: '', image_editor_client_id: '' },
        ...{ map_tile_url: '', map_attribution: '', map_attribution_url: '' },
      },
      secrets: { newsletter_api_key: false },
      revision: 0,
      modified: null,
    });
  });

  test('a save changes only the given fields', async () => {
    const before = await settings.get({ group: 'general' });
    const saved = await settings.save({ group: 'general', values: { time_zone: 'Europe/Berlin' } });
    expect(saved.values).toEqual({ ...before.values, time_zone: 'Europe/Berlin' });
    expect(saved.revision).toBe(before.revision + 1);
    const stale = { group: 'general', values: {}, revision: before.revision } as const;
    await expect(settings.save(stale)).rejects.toMatchObject({
      code: 409,
      data: { revision: saved.revision },
    });
  });

  test('an invalid field is named, and nothing is stored', async () => {
    const before = await settings.get({ group: 'general' });
    const values = { time_zone: 'Mars/Olympus', site_name: ' ', nonsense: 1 };
    await expect(settings.save({ group: 'general', values })).rejects.toMatchObject({
      data: {
        errors: {
          time_zone: ['valueInvalid'],
          site_name: ['isEmpty'],
          nonsense: ['unknownField'],
        },
      },
    });
    expect(await settings.get({ group: 'general' })).toEqual(before);
  });

  test('site facts name the field that is wrong', async () => {
    const refused = (values: object) =>
      settings.save({ group: 'site_facts', values }).then(
        () => null,
        ({ data }) => data.errors,
      );
    expect(await refused({ phone: 'call me' })).toEqual({ phone: ['phoneInvalid'] });
    expect(await refused({ postal_code: 'ABCDE!!' })).toEqual({
      postal_code: ['postalCodeInvalid'],
    });
    const night = { days: ['friday'], opens: '20:00', closes: '02:00' };
    const early = { days: ['saturday'], opens: '01:00', closes: '03:00' };
    expect(await refused({ hours: [early, night] })).toEqual({
      'hours.0.days.0': ['timesOverlap'],
    });
    expect(await refused({ hours: [{ ...early, days: [] }] })).toEqual({
      'hours.0.days': [expect.any(String)],
    });
    expect(await refused({ profiles: [{ url: 'javascript:alert(1)' }] })).toEqual({
      'profiles.0.url': ['incorrectURL'],
    });
    expect(await refused({ primary_color: 'red' })).toEqual({ primary_color: ['valueInvalid'] });
    expect(await refused({ logo_id: 999 })).toEqual({ logo_id: ['valueInvalid'] });
    expect(await refused({ hours: [night], phone: '+1 (202) 555-0143' })).toBeNull();
  });

  test('service passwords are write-only and stored encrypted', async () => {
    const values = { server: 'smtp.example.com', password: 'canary-secret' };
    const saved = await settings.save({ group: 'mail', values });
    expect(saved.secrets).toEqual({ password: true });
    expect(JSON.stringify(saved)).not.toContain('canary');
    const { store, secrets } = server.context;
    expect(await secrets.read(store.read, 'mail.password')).toBe('canary-secret');
    for (const table of ['secret', 'setting', 'history', 'audit'] as const) {
      const rows = await store.read.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('canary');
    }
    const kept = await settings.save({ group: 'mail', values: { port: 465 } });
    expect(kept.secrets).toEqual({ password: true });
    const gone = await settings.save({ group: 'mail', values: { password: '' } });
    expect(gone.secrets).toEqual({ password: false });
  });

  test('tiles of maps need a public URL with all placeholders, and an attribution', async () => {
    const refused = (values: object) =>
      settings.save({ group: 'integration', values }).then(
        () => null,
        ({ data }) => data.errors,
      );
    const map_attribution = '© Streets';
    for (const map_tile_url of [
      'https://tiles.example.com/{x}/{y}.png',
      'http://tiles.example.com/{z}/{x}/{y}.png',
      'https://192.168.0.1/{z}/{x}/{y}.png',
      'http://127.0.0.1:8080/{z}/{x}/{y}.png',
    ]) {
      expect(await refused({ map_tile_url, map_attribution }), map_tile_url).toEqual({
        map_tile_url: ['incorrectURL'],
      });
    }
    const map_tile_url = 'https://tiles.example.com/{z}/{x}/{y}.png';
    expect(await refused({ map_tile_url })).toEqual({ map_attribution: ['isEmpty'] });
    for (const map_attribution_url of ['javascript:alert(1)', '/copyright', 'https://a b'])
      expect(await refused({ map_attribution_url })).toEqual({
        map_attribution_url: ['incorrectURL'],
      });
    const map_attribution_url = 'https://www.openstreetmap.org/copyright';
    expect(await refused({ map_tile_url, map_attribution, map_attribution_url })).toBeNull();
  });

  test('sending mail requires a valid server and sender', async () => {
    const save = (values: object) => settings.save({ group: 'mail', values: { ...values } });
    await save({ use_smtp: false, server: '', sender: '' });
    const errors = (fields: object) => ({ type: 'VALIDATION', data: { errors: fields } });
    await expect(save({ use_smtp: true })).rejects.toMatchObject(
      errors({ server: ['isEmpty'], sender: ['isEmpty'] }),
    );
    for (const server of [
      'not a host!',
      'http://smtp.example.com',
      'a..b',
      'smtp.example.com:25',
      '127.0.0.1/x',
      'mail.example.com/',
      '127.0.0.1#',
      '127.0.0.1?x',
      '127.0.0.1\n',
      '0x7f.1',
      '2130706433',
      '１２７.0.0.1',
    ]) {
      await expect(save({ server })).rejects.toMatchObject(
        errors({ server: ['hostnameInvalidHostname'] }),
      );
    }
    for (const server of ['localhost', '10.0.0.7', '::1', 'smtp.example.com', 'münchen.example'])
      expect((await save({ server })).values).toMatchObject({ server });
    await save({ use_smtp: true, sender: 'site@example.com' });
    await expect(save({ server: '' })).rejects.toMatchObject(errors({ server: ['isEmpty'] }));
    await save({ use_smtp: false, server: '', sender: '' });
  });

  test('a new site writes dates as its language does', async () => {
    const { values } = await settings.get({ group: 'blog' });
    expect(values).toMatchObject({ blog_page_id: null, date_format: 'F j, Y' });
  });

  test('the date format of the blog consists of parts of the date and separators', async () => {
    const set = (date_format: string) =>
      settings.save({ group: 'blog', values: { date_format } }).then(
        () => null,
        ({ data }) => data.errors,
      );
    for (const format of ['j. n. Y, H:i Uhr', 'Y年n月j日', '(Y-m-d)', 'd.m.Y']) {
      expect(await set(format), format).toBeNull();
    }
    for (const format of ['<script>', 'd&nbsp;m', '...', 'd\nm', '{{Y}}']) {
      expect(await set(format), format).toEqual({ date_format: ['valueInvalid'] });
    }
    expect(await set('')).toEqual({ date_format: ['isEmpty'] });
  });

  test('a favicon that is missing or no image is rejected', async () => {
    const before = await settings.get({ group: 'general' });
    for (const favicon_id of [424_242, await storeMedia(server.context.store, 'documents')]) {
      await expect(
        settings.save({ group: 'general', values: { favicon_id } }),
      ).rejects.toMatchObject({ data: { errors: { favicon_id: ['valueInvalid'] } } });
    }
    expect(await settings.get({ group: 'general' })).toEqual(before);
  });

  test('the site password must be set before it can be required', async () => {
    const on = { group: 'general', values: { password_protection: true } } as const;
    await expect(settings.save(on)).rejects.toMatchObject({
      data: { errors: { password: ['isEmpty'] } },
    });
    const both = { ...on, values: { ...on.values, password: 'sesame' } };
    expect((await settings.save(both)).values).toMatchObject({ password_protection: true });
    await settings.save({ group: 'general', values: { password_protection: false } });
  });

  test('mail, integrations, and code injection require a recent password', async () => {
    time.now += 16 * 60_000;
    for (const group of ['mail', 'integration', 'code_injection'] as const) {
      await expect(settings.save({ group, values: {} })).rejects.toMatchObject({ type: 'STEP_UP' });
    }
    await client.AuthService.confirmPassword({ password: OWNER.password });
    const values = { header_code: '<meta name="x">' };
    expect(await settings.save({ group: 'code_injection', values })).toMatchObject({ values });
  });

  test('widget flags can be set, others are rejected', async () => {
    const on = await settings.save({ group: 'features', values: { theme_widget_map: false } });
    expect(on.values).toMatchObject({ allow_code_injection: true, theme_widget_map: false });
    await settings.save({ group: 'features', values: { theme_presets_button: true } });
    for (const name of ['is_admin', 'theme_widget_miner', 'theme_presets_', 'constructor']) {
      const unknown = settings.save({ group: 'features', values: { [name]: false } });
      await expect(unknown).rejects.toMatchObject({
        ...{ code: 400, data: { errors: { [name]: ['unknownField'] } } },
      });
    }
    const { values } = await settings.get({ group: 'features' });
    expect(values).not.toHaveProperty('theme_widget_miner');
  });

  test('colors and values have defaults, revisions, and limits', async () => {
    const { colors, revision } = await styles.getColorTheme();
    expect(revision).toBe(0);
    const main = ['#111111', '#222222', '#333333', '#444444', '#555555'];
    const saved = await styles.setColorTheme({ colors: { ...colors, main }, revision });
    expect(saved).toEqual({ colors: { ...colors, main }, revision: 1 });
    const stale = styles.setColorTheme({ colors, revision });
    await expect(stale).rejects.toMatchObject({ code: 409, data: { revision: 1 } });
    const hostile = styles.setColorTheme({
      colors: { ...colors, main: [...main.slice(1), 'red;}</style><script>'] },
    });
    await expect(hostile).rejects.toMatchObject({ code: 400 });
    const { values } = await styles.getValues();
    const wide = { ...values, grid: { ...values.grid, row_width: 5000 } };
    await expect(styles.setValues({ values: wide })).rejects.toMatchObject({
      data: { errors: { 'grid.row_width': ['numberIsBigger'] } },
    });
  });

  test('the primary color of the site facts is a color of the site', async () => {
    const primaryColor = async () =>
      ((await settings.get({ group: 'site_facts' })).values as { primary_color?: string })
        .primary_color;
    const { colors } = await styles.setColorTheme({ colors: DEFAULT_COLORS });
    expect(await primaryColor()).toBe(colors.main[0]);
    const values = { primary_color: '#2c6b4a', city: 'Port Ellery' };
    const saved = await settings.save({ group: 'site_facts', values });
    expect(saved.values).toMatchObject(values);
    const changed = (await styles.getColorTheme()).colors;
    expect(changed).toEqual(withPrimaryColor(colors, '#2c6b4a'));
    expect(changed.main[2]).not.toBe(colors.main[2]);
    const refused = settings.save({
      group: 'site_facts',
      values: { primary_color: '#111111', phone: 'x' },
    });
    await expect(refused).rejects.toMatchObject({ code: 400 });
    expect(await primaryColor()).toBe('#2c6b4a');
    const { revision } = await styles.getColorTheme();
    await styles.setColorTheme({ colors, revision });
    expect(await primaryColor()).toBe(colors.main[0]);
  });

  test('an accent in the site facts is the site’s own, and one that is unchanged still follows', async () => {
    const { revision } = await styles.getColorTheme();
    const { colors } = await styles.setColorTheme({ colors: DEFAULT_COLORS, revision });
    const saveColors = async (primary_color: string, accent_color: string | undefined) => {
      await settings.save({ group: 'site_facts', values: { primary_color, accent_color } });
      return (await styles.getColorTheme()).colors;
    };
    const followed = await saveColors('#a13f1c', colors.main[1]);
    expect(followed).toEqual(withPrimaryColor(colors, '#a13f1c'));
    const own = await saveColors('#a13f1c', '#d9b48f');
    expect(own).toMatchObject({ is_accent_own: true });
    expect(own.main.slice(0, 2)).toEqual(['#a13f1c', '#d9b48f']);
  });

  test('a palette in the site facts gives the site all its colors', async () => {
    const { revision } = await styles.getColorTheme();
    const { colors } = await styles.setColorTheme({ colors: DEFAULT_COLORS, revision });
    const saved = await settings.save({ group: 'site_facts', values: { palette: 'forest' } });
    expect(saved.values).toMatchObject({ palette: 'forest', primary_color: '#2c6b4a' });
    expect((await styles.getColorTheme()).colors).toEqual(withPalette(colors, 'forest'));
    await settings.save({ group: 'site_facts', values: { palette: null } });
    expect((await styles.getColorTheme()).colors).toEqual(withPalette(colors, 'forest'));
  });
});

test('a time zone in the configuration can’t be changed', async () => {
  const server = await testServer('sqlite', {
    environment: { PLINTH_TIME_ZONE: 'America/New_York' },
  });
  const { client } = await server.owner();
  const save = (time_zone: string) =>
    client.SettingsService.save({ group: 'general', values: { time_zone } });
  await expect(save('Europe/Berlin')).rejects.toMatchObject({
    message: 'MODULE.SETTINGS.TIME_ZONE_DISABLED',
    data: { errors: { time_zone: ['valueInvalid'] } },
  });
  expect((await save('America/New_York')).values).toMatchObject({ time_zone: 'America/New_York' });
  expect(await client.SystemService.getConfig()).toMatchObject({
    time_zone: 'America/New_York',
    is_time_zone_fixed: true,
  });
});
