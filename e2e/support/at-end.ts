import type { RpcClient } from './rpc.ts';

let due: (() => Promise<unknown>)[] = [];

/**
 * Deletes pages, or other records, when the journey ends and its windows are closed. An open editor
 * might still ask for its page, and a page that is gone would be an error in the console.
 */
export function deleteAtEnd(
  owner: RpcClient,
  ids: readonly number[],
  service: 'PagesService' | 'ContentSection' = 'PagesService',
): void {
  due.push(() => owner.call(`${service}.delete`, { ids }));
}

/** Restores the site facts when the journey ends: other journeys expect a site without them. */
export async function restoreFactsAtEnd(owner: RpcClient): Promise<void> {
  const group = 'site_facts';
  const { values } = await owner.call<{ values: object }>('SettingsService.get', { group });
  due.push(() => owner.call('SettingsService.save', { group, values }));
}

/** Changes site facts for this journey. */
export async function setFacts(owner: RpcClient, values: object): Promise<void> {
  await restoreFactsAtEnd(owner);
  await owner.call('SettingsService.save', { group: 'site_facts', values });
}

/** Gives the site a logo for this journey. */
export async function setLogo(owner: RpcClient, file: File): Promise<void> {
  const { id } = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  due.push(() => owner.call('MediaService.delete', { ids: [id] }));
  await setFacts(owner, { logo_id: id });
}

/** Goes back to the theme of the sample site when the journey ends, and deletes another one. */
export function restoreThemeAtEnd(owner: RpcClient, installed: string): void {
  due.push(async () => {
    await owner.call('ThemesService.activate', { id: 'harbor', restore: true });
    await owner.call('ThemesService.delete', { id: installed }).catch(() => undefined);
  });
}

/** Does what is due, the latest first. */
export async function runDue(): Promise<void> {
  const work = due.reverse();
  due = [];
  for (const run of work) await run();
}
