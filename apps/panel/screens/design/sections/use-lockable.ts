import { blockName, searchableWidgets, widgetRules } from '@plinth/editor/design';
import { useI18n } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { readBlocks } from '../../../document-editor/ports/block-calls.ts';

type Choice = { readonly value: string; readonly label: string };
type Group = { readonly group: string; readonly items: Choice[] };

/** The widgets and blocks that a section can lock out. Empty while they load. */
export const useLockable = (isNeeded: boolean): Group[] => {
  const i18n = useI18n();
  const { data = [] } = useQuery({
    queryKey: ['lockable'],
    enabled: isNeeded,
    queryFn: async (): Promise<Group[]> => {
      const [blocks] = await Promise.all([readBlocks(), i18n.load(['editor', 'widgets'])]);
      return [
        {
          group: i18n.t('MODULE.DESIGN.SECTIONS.WIDGETS'),
          items: searchableWidgets(i18n.t, widgetRules).map(({ widget, name }) => ({
            value: widget,
            label: name,
          })),
        },
        {
          group: i18n.t('MODULE.DESIGN.SECTIONS.BLOCKS'),
          items: blocks.map((block) => ({
            value: String(block.id),
            label: blockName(i18n, block),
          })),
        },
      ];
    },
  });
  return data;
};
