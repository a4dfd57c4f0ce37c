import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useSections } from '../session/context.ts';
import { useNodeName } from './widget-name.ts';

/** The name of a widget; sections are named by their position on the page. */
export function usePlaceName(id: NodeId): string {
  const t = useT();
  const name = useNodeName(id);
  const section = useSections().find(({ root }) => root === id);
  return section ? t(`EDITOR.SECTION.${keyPart(section.name)}`) : name;
}
