import { Menu, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { ancestors, type NodeId } from '@plinth/model';
import { IconChevronRight, IconChevronUp, IconDots } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { selectNode } from '../core/commands/select.ts';
import { useSession } from '../core/session/context.ts';
import { useServices } from '../core/session/services.ts';
import type { EditorSession } from '../core/session/types.ts';
import { useUiAfterPaint } from '../core/session/use-ui-after-paint.ts';
import { useIsPhone } from '../core/view/use-is-phone.ts';
import { usePlaceName } from '../core/widgets/use-place-name.ts';
import { useFitting } from './use-fitting.ts';

const pathTo = ({ store }: EditorSession, selected: NodeId | null): readonly NodeId[] => {
  if (selected === null) return [];
  const around = ancestors(store.reader, selected).map(({ id }) => id);
  return [...around.reverse(), selected];
};

/** Page › Section › … › Widget: selects an ancestor of the selection. A menu on phones. */
export function Breadcrumbs() {
  return useIsPhone() ? <PathMenu /> : <Path />;
}

function Path() {
  const t = useT();
  const session = useSession();
  const { owner } = useServices();
  const row = useRef<HTMLElement>(null);
  const leftOut = useFitting(row);
  // Deferred, so that the canvas responds to the selection first.
  const [selected] = useUiAfterPaint(({ selection }) => selection.at(-1) ?? null);
  const path = pathTo(session, selected);
  const hidden = path.slice(0, leftOut).join(' ');
  return (
    <nav
      ref={row}
      className="pl-breadcrumbs"
      aria-label={t('EDITOR.BREADCRUMBS')}
      data-to-page
      data-region="breadcrumbs"
      data-testid="breadcrumbs"
    >
      <span className="pl-crumb-place" data-crumb>
        <UnstyledButton className="pl-crumb" onClick={() => selectNode(session, null)}>
          {owner.name}
        </UnstyledButton>
      </span>
      <span className="pl-crumb-place" data-crumbs-more data-left-out={hidden === '' || undefined}>
        <IconChevronRight size={12} aria-hidden />
        <More path={hidden} />
      </span>
      {path.map((id, index) => (
        <span
          key={id}
          className="pl-crumb-place"
          data-crumb
          data-left-out={index < leftOut || undefined}
        >
          <IconChevronRight size={12} aria-hidden />
          <Crumb id={id} isLast={index === path.length - 1} />
        </span>
      ))}
    </nav>
  );
}

const hovering = ({ ui }: EditorSession, id: NodeId) => ({
  onPointerEnter: () => ui.setState({ hovered: id }),
  onPointerLeave: () => ui.setState({ hovered: null }),
});

type CrumbProps = { readonly id: NodeId; readonly isLast: boolean };

function Crumb({ id, isLast }: CrumbProps) {
  const session = useSession();
  return (
    <UnstyledButton
      className="pl-crumb"
      aria-current={isLast || undefined}
      onClick={() => selectNode(session, id)}
      {...hovering(session, id)}
    >
      {usePlaceName(id)}
    </UnstyledButton>
  );
}

function PathMenu() {
  const t = useT();
  const session = useSession();
  const [selected] = useUiAfterPaint(({ selection }) => selection.at(-1) ?? null);
  if (selected === null) return null;
  return (
    <nav
      className="pl-breadcrumbs"
      aria-label={t('EDITOR.BREADCRUMBS')}
      data-to-page
      data-region="breadcrumbs"
      data-testid="breadcrumbs"
    >
      <More path={pathTo(session, selected).join(' ')} of={selected} />
    </nav>
  );
}

type MoreProps = {
  /** Ids, separated by spaces. */
  readonly path: string;
  /** The widget that names the button, which otherwise only has an icon. */
  readonly of?: NodeId;
};

/** Menu of a part of the path. */
const More = memo(function More({ path, of }: MoreProps) {
  const t = useT();
  const ids = path === '' ? [] : path.split(' ');
  return (
    <Menu position="top-start" returnFocus={false}>
      <Menu.Target>
        <UnstyledButton
          className="pl-crumb"
          aria-label={of === undefined ? t('EDITOR.BREADCRUMBS_MORE') : undefined}
          data-testid="breadcrumbs-more"
        >
          {of === undefined ? <IconDots size={14} aria-hidden /> : <CurrentName id={of} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ids.map((id) => (
          <MoreItem key={id} id={id} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

const CurrentName = ({ id }: { readonly id: NodeId }) => (
  <>
    <span>{usePlaceName(id)}</span>
    <IconChevronUp size={14} aria-hidden />
  </>
);

function MoreItem({ id }: { readonly id: NodeId }) {
  const session = useSession();
  return (
    <Menu.Item onClick={() => selectNode(session, id)} data-to-page {...hovering(session, id)}>
      {usePlaceName(id)}
    </Menu.Item>
  );
}
