import type { BlockTemplate } from '@plinth/contract';
import { RecordId } from '@plinth/model';
import type { Store } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { readMayAdd } from './may-add-document.ts';
import type { PrebuiltBlock } from './prebuilt.ts';
import type { PrebuiltContent } from './prebuilt-content.ts';

type PrebuiltPorts = {
  readonly store: Pick<Store, 'read'>;
  readonly prebuilt: readonly PrebuiltBlock[];
};

/** A prebuilt block; undefined if it's unknown, or has a widget that the site has turned off. */
export async function findPrebuilt(
  id: string,
  { store, prebuilt }: PrebuiltPorts,
): Promise<PrebuiltBlock | undefined> {
  const mayAdd = await readMayAdd(store.read);
  return prebuilt.find((block) => block.id === id && mayAdd(block.document));
}

export type TemplatePorts = PrebuiltPorts & { readonly content: PrebuiltContent };

/** A block's template for a page that shows some images; undefined like `findPrebuilt`. */
export async function readTemplate(
  id: string,
  shown: readonly number[],
  ports: TemplatePorts,
): Promise<BlockTemplate | undefined> {
  const prebuilt = await findPrebuilt(id, ports);
  if (prebuilt) return ports.content.look(prebuilt, shown);
  const own = RecordId.safeParse(/^\d+$/.test(id) ? Number(id) : id);
  const { read } = ports.store;
  const block = own.success && (await findRecord(read, 'block', own.data));
  if (!block || !(await readMayAdd(read))(block.document)) return undefined;
  return { document: block.document, images: [] };
}
