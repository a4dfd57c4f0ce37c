import { Button, Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { allFixes, isFixable } from './all-fixes.ts';
import { FixList } from './fix-list.tsx';
import { pageNodes } from './page-nodes.ts';
import type { ChangeRepair, Problem } from './problem.ts';

type Fixed = {
  readonly problems: readonly Problem[];
  readonly fixes: readonly ChangeRepair[];
};

/** Button that lists the repairs that need nothing from the owner, and makes them in one step. */
export function FixAll({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useT();
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const [fixed, setFixed] = useState<Fixed>({ problems: [], fixes: [] });
  const [isOpen, setOpen] = useState(false);
  const others = problems.filter((problem) => !isFixable(problem)).length;
  const close = () => setOpen(false);
  const open = () => {
    setFixed({
      problems: problems.filter(isFixable),
      fixes: allFixes({ nodes: pageNodes(session, site.fact), problems }),
    });
    setOpen(true);
  };
  return (
    <>
      {others < problems.length && (
        <Button size="xs" variant="default" onClick={open} data-testid="fix-all">
          {t('EDITOR.CHECK.FIX_ALL')}
        </Button>
      )}
      <Modal opened={isOpen} onClose={close} title={t('EDITOR.CHECK.FIX_ALL')}>
        <FixList {...fixed} others={others} onClose={close} />
      </Modal>
    </>
  );
}
