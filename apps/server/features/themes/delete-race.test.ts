import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { smallTheme, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

/** ms from the call that activates the theme to the one that deletes it. */
const DELAYS = [0, 1, 2, 3, 4, 6, 8, 12];

const IN_USE = { code: 400, message: 'COMMON.MESSAGES.IN_USE' };

describe.each(SERVICE_DATABASES)(
  'a theme that is activated and deleted at once on %s',
  async (kind) => {
    const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
    const { client, fetch } = await server.owner();
    const { ThemesService: themes } = client;
    const { ThemesService: others } = (await server.owner()).client;
    const archive = await zipOf(await smallTheme());
    const install = () => themes.install({}, fileOf(archive, 'cove.zip'));

    test.each(DELAYS)('is either active or gone, %i ms later', async (delay) => {
      await install();
      const [activated, deleted] = await Promise.allSettled([
        themes.activate({ id: 'cove' }),
        wait(delay).then(() => others.delete({ id: 'cove' })),
      ]);
      const { items } = await themes.getList();
      const active = items.find(({ is_active }) => is_active)?.id;
      if (activated.status === 'fulfilled') {
        expect(deleted).toMatchObject({ status: 'rejected', reason: IN_USE });
        expect(active).toBe('cove');
        const css = await (await fetch('/assets/site.css')).text();
        const [font = ''] = /\/assets\/fonts\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2/.exec(css) ?? [];
        expect((await fetch(font)).status).toBe(200);
        await themes.activate({ id: 'harbor', restore: true });
        await themes.delete({ id: 'cove' });
      } else {
        expect(activated).toMatchObject({ reason: { code: 404 } });
        expect(deleted).toMatchObject({ status: 'fulfilled' });
        expect(active).toBe('harbor');
      }
    });
  },
);
