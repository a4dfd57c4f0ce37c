import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageStatus } from '@plinth/ui';
import { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PageChoice } from '../../core/ports/pages/port.ts';
import { useServices } from '../../core/session/services.ts';

type PageLineProps = {
  readonly page: PageChoice;
  /** Ids of the pages with unsaved changes in this browser. */
  readonly unsaved: ReadonlySet<number>;
  readonly onOpen: (id: number) => void;
  /** Its child pages. */
  readonly children?: ReactNode;
};

/** A page in the list; selecting it opens it. */
export function PageLine({ page, unsaved, onOpen, children }: PageLineProps) {
  const t = useT();
  const { owner } = useServices();
  const { id, name, status, service, isHome } = page;
  return (
    <li>
      <UnstyledButton
        className="pl-page-line"
        aria-current={owner.kind === 'page' && id === owner.id ? 'page' : undefined}
        onClick={() => onOpen(id)}
        data-walk
        data-testid="page-line"
      >
        <span className="pl-page-name">{name}</span>
        {unsaved.has(id) && (
          <span
            className="pl-page-unsaved"
            role="img"
            aria-label={t('COMMON.TEXT.UNSAVED_CHANGES')}
            data-tip={t('COMMON.TEXT.UNSAVED_CHANGES')}
            data-testid="page-unsaved"
          />
        )}
        {isHome && (
          <span className="pl-page-home" data-tip={t('MODULE.PAGES.IS_HOME')}>
            <IconHome size={14} role="img" aria-label={t('MODULE.PAGES.IS_HOME')} />
          </span>
        )}
        <PageStatus page={{ status, service }} />
      </UnstyledButton>
      {children}
    </li>
  );
}
