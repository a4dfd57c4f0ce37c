import { Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useUi, useWidgetOf } from '../../core/session/context.ts';
import type { InspectorTab } from '../../core/view/inspector-state.ts';
import { htmlProperty } from '../../core/widgets/received-content.ts';
import { SearchField } from '../fields/search-field.tsx';
import { ControlRow } from './control-row.tsx';
import { isFolded, storeFolded } from './folded-groups.ts';
import { findsTextStyles, foundControls } from './found-controls.ts';
import { InEffectContext } from './in-effect/in-effect-store.ts';
import { useReadInEffect } from './in-effect/use-read-in-effect.ts';
import { hoverControls, normalControls, type TabGroup } from './shared-controls.ts';
import { StateSwitch } from './state-switch.tsx';
import { TextStyles } from './text-styles.tsx';
import { useRequestedSetting } from './use-requested-setting.ts';

type ControlGroupsProps = {
  readonly id: NodeId;
  readonly tab: InspectorTab;
  readonly groups: readonly TabGroup[];
  /** Shown below the search field. */
  readonly children?: ReactNode;
};

/** Only rows know whether they are shown: it depends on other values of the widget. */
const countRows = (field: HTMLElement | null): number =>
  field?.closest('.pl-inspector')?.querySelectorAll('.pl-control-group-body > .pl-control')
    .length ?? 0;

/** The controls of a tab, with a search across both tabs. */
export function ControlGroups({ id, tab, groups, children }: ControlGroupsProps) {
  const t = useT();
  const isText = htmlProperty({ widget: useWidgetOf(id) }) !== null;
  const isHover = useUi((ui) => ui.state === 'hover');
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const isSearch = wanted !== '';
  const found = isSearch
    ? foundControls(groups, wanted, t)
    : groups.filter((group) => group.tab === tab);
  const ofHover = isSearch || tab === 'design' ? hoverControls(found) : [];
  const hasStates = ofHover.length > 0;
  const shown = isHover && hasStates ? ofHover : isSearch ? found : normalControls(found);
  const hasStyles = isText && (isSearch ? findsTextStyles(wanted, t) : tab === 'design');
  const inEffect = useReadInEffect(id, groups);
  const field = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState(0);
  useLayoutEffect(() => {
    if (isSearch) setRows(countRows(field.current));
  });
  if (groups.length === 0) return <Hint text={t('EDITOR.NOTHING_SHARED')} />;
  return (
    <InEffectContext value={inEffect}>
      <SearchField
        ref={field}
        className="pl-inspector-search"
        label={t('EDITOR.SEARCH_CONTROLS')}
        value={search}
        onChange={setSearch}
        found={rows + (hasStyles ? 1 : 0)}
        onEscape={search === '' ? undefined : () => setSearch('')}
        data-testid="search-controls"
      />
      {!isSearch && children}
      {hasStates && <StateSwitch id={id} />}
      {hasStyles && <TextStyles key={id} id={id} />}
      {shown.length === 0 && !(isSearch && hasStyles) && (
        <Hint text={t(isSearch ? 'COMMON.TEXT.NO_RESULTS' : `EDITOR.NO_OPTIONS.${keyPart(tab)}`)} />
      )}
      {shown.map((group) => (
        <Group
          key={group.tab + group.id}
          id={id}
          group={group}
          isFound={isSearch}
          isElsewhere={group.tab !== tab}
          isOnly={!isSearch && shown.length === 1}
        />
      ))}
    </InEffectContext>
  );
}

const Hint = ({ text }: { readonly text: string }) => (
  <Text size="sm" c="dimmed" ta="center" py="md">
    {text}
  </Text>
);

type GroupProps = {
  readonly id: NodeId;
  readonly group: TabGroup;
  /** Shown as a search result, even if collapsed. */
  readonly isFound: boolean;
  /** Belongs to the other tab. */
  readonly isElsewhere: boolean;
  /** The tab has no other group. */
  readonly isOnly: boolean;
};

function Group({ id, group, isFound, isElsewhere, isOnly }: GroupProps) {
  const t = useT();
  const widget = useWidgetOf(id);
  const body = useId();
  const [isOpen, setOpen] = useState(() => !isFolded(widget, group.id));
  const toggle = () => {
    storeFolded(widget, group.id, isOpen);
    setOpen(!isOpen);
  };
  const tabName = t(`EDITOR.TAB.${keyPart(group.tab)}`);
  const name = t(group.label);
  // The tab's only group needs no second heading of the same name.
  const isNamedByTab = isOnly && name === tabName;
  const open = isOpen || isFound || isNamedByTab;
  const isSingle = group.controls.length === 1;
  const content = useRequestedSetting({ id, paths: group.controls.map(({ path }) => path) }, () =>
    setOpen(true),
  );
  return (
    <section className="pl-control-group" data-testid={`group-${group.id}`}>
      <h3 hidden={isNamedByTab}>
        <UnstyledButton
          className="pl-control-group-head"
          aria-expanded={open}
          aria-controls={body}
          onClick={toggle}
        >
          {isElsewhere && name !== tabName ? `${tabName} · ${name}` : name}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </h3>
      <div ref={content} id={body} hidden={!open} className="pl-control-group-body">
        {group.controls.map((control) => (
          <ControlRow
            key={control.path + control.kind}
            id={id}
            control={control}
            isNamedByGroup={isSingle && t(control.label) === name}
          />
        ))}
      </div>
    </section>
  );
}
