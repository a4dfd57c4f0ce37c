import { featureSettings, RpcError } from '@plinth/contract';
import { WIDGETS } from '@plinth/widgets';

const OF_WIDGET = /^theme_(?:widget|presets)_(.+)$/;

const isFlag = (name: string): boolean =>
  Object.hasOwn(featureSettings.schema.shape, name) || WIDGETS.has(OF_WIDGET.exec(name)?.[1] ?? '');

/** Throws `VALIDATION` for flags of widgets that don't exist. Stored ones stay. */
export function checkFlags(given: object, stored: object): void {
  const unknown = Object.keys(given).filter(
    (name) => !isFlag(name) && !Object.hasOwn(stored, name),
  );
  if (unknown.length === 0) return;
  const errors = Object.fromEntries(unknown.map((name) => [name, ['unknownField']]));
  throw new RpcError('VALIDATION', { errors });
}
