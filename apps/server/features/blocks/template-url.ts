import type { BlockRecord } from '@plinth/contract';

const PREFIX = '/admin/block-templates/';

export const TEMPLATE_ROUTE = `${PREFIX}:id`;

export const templateUrl = (id: BlockRecord['id']): string => `${PREFIX}${id}`;
