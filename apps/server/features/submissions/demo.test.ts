import { expect, test } from 'vitest';
import { sampleDocument, savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { testFolder } from '../../testing/stores.ts';

test('a demo keeps nothing that visitors send, and says that it failed', async () => {
  const { path } = await testFolder('sqlite');
  const environment = { PLINTH_DATA: path };
  const server = await testServer('sqlite', { environment });
  const { client } = await server.owner();
  const page = await savePage(client, { name: 'Contact' }, '');
  const content = sampleDocument({
    widget: 'contact_form',
    properties: { fields: [{ type: 'message', label: 'Message' }] } as never,
  });
  await client.PagesService.saveDesign({
    ...{ id: page.id, sections: { content }, revision: page.design },
  });
  await server.close();

  const demo = await testServer('sqlite', { environment: { ...environment, PLINTH_DEMO: '1' } });
  const visitor = demo.browser();
  const [, name = ''] = /<textarea[^>]* name="([^"]+)"/.exec(
    await (await visitor.fetch('/contact/')).text(),
  ) ?? [''];
  const body = new URLSearchParams({ _form: 'content-w0', [name]: 'Typed in vain' });
  const answer = await visitor.fetch('/contact/', { method: 'POST', body });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Typed in vain');
  const owner = await demo.owner();
  expect((await owner.client.SubmissionsService.getList({})).total).toBe(0);
});
