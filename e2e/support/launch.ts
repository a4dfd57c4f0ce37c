import { RpcClient } from './rpc.ts';

/** What a visitor gets. */
export const asGuest = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
};

export const setUnderConstruction = async (url: string) => {
  const owner = await new RpcClient(url).signIn();
  await owner.call('SettingsService.save', {
    group: 'general',
    values: { under_construction: true },
  });
};
