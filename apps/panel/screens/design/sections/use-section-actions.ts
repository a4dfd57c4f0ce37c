import type { SectionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { SectionFields } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Steps } from '../../../design/steps.ts';
import { useActionSteps } from '../../../design/use-action-steps.ts';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

type Actions = {
  readonly steps: Steps;
  /** Stores settings; its caller handles failures. */
  readonly save: (section: SectionRecord, settings: SectionFields) => Promise<void>;
  readonly setDefault: (section: SectionRecord) => Promise<void>;
  readonly duplicate: (section: SectionRecord) => Promise<void>;
  readonly remove: (section: SectionRecord) => Promise<void>;
};

const { ContentSection: sections } = client;

/** Everything that changes saved sections, with undo and redo. */
export const useSectionActions = (): Actions => {
  const t = useT();
  const queries = useQueryClient();
  const changed = () =>
    Promise.all(
      [['ContentSection'], ['draft-preview']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const { steps, add } = useActionSteps(changed);
  const attempt = useAttempt();
  /** The present ids of sections that were deleted and came back. */
  const moved = useRef(new Map<number, number>());
  const now = (id: number): number => {
    const next = moved.current.get(id);
    return next === undefined ? id : now(next);
  };
  const setSettings = async (id: number, settings: Partial<SectionFields>) => {
    const { revision } = await sections.getSettings({ id: now(id) });
    await sections.setSettings({ id: now(id), settings, revision });
  };
  const erase = (id: number) => sections.delete({ ids: [now(id)] });
  const bringBack = async (id: number, { name, kind, ...section }: SectionRecord) => {
    const { is_sticky_footer, locked, document } = section;
    const back = await sections.save({ item: { name, kind, is_sticky_footer, locked, document } });
    moved.current.set(now(id), back.id);
  };
  return {
    steps,
    save: async (section, settings) => {
      const { id, name, kind, is_sticky_footer, locked, revision } = section;
      await sections.setSettings({ id, settings, revision });
      toast(t('COMMON.MESSAGES.UPDATE_SUCCESS'));
      add({
        undo: () => setSettings(id, { name, kind, is_sticky_footer, locked }),
        redo: () => setSettings(id, settings),
      });
      await changed();
    },
    setDefault: async ({ id, name }) => {
      const choose = async () => {
        const { replaced } = await sections.setDefault({ id });
        if (replaced === null) return;
        add({
          undo: () => sections.setDefault({ id: now(replaced) }),
          redo: () => sections.setDefault({ id: now(id) }),
        });
      };
      await attempt(choose, {
        done: t('MODULE.DESIGN.SECTIONS.DEFAULT_SET', { name }),
        failed: 'COMMON.MESSAGES.NOT_SAVED',
        name,
      });
      await changed();
    },
    duplicate: async ({ id, name }) => {
      const copy = async () => {
        const made = await sections.duplicate({ id });
        add({ undo: () => erase(made.id), redo: () => bringBack(made.id, made) });
      };
      await attempt(copy, {
        done: t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
        failed: 'COMMON.MESSAGES.NOT_DUPLICATED',
        name,
      });
      await changed();
    },
    remove: async (section) => {
      const { id, name } = section;
      const isDone = await attempt(() => erase(id), {
        done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
        failed: 'COMMON.MESSAGES.NOT_DELETED',
        name,
      });
      if (isDone) add({ undo: () => bringBack(id, section), redo: () => erase(id) });
      await changed();
    },
  };
};
