import { Menu, SegmentedControl, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { IconArrowBackUp, IconDots } from '@tabler/icons-react';
import { memo, type Ref, use, useLayoutEffect, useMemo, useRef } from 'react';
import { useSession, useUi, useWidgetOf } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { useReport } from '../../core/steps/use-report.ts';
import type { InspectorTab } from '../../core/view/inspector-state.ts';
import { usePlaceName } from '../../core/widgets/use-place-name.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { BackgroundImageShortcut } from './background-image-shortcut.tsx';
import { ControlGroups } from './control-groups.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { InspectorActions } from './inspector-actions.tsx';
import type { InspectorSections } from './inspector-sections.ts';
import { LogoShortcut } from './logo-shortcut.tsx';
import { resetDevice } from './reset-device.ts';
import { kindsOf } from './selected-kinds.ts';
import { allowedGroups, sharedGroups, type TabGroup } from './shared-controls.ts';
import { SharedLine } from './shared-line.tsx';
import { InspectedContext } from './use-control.ts';
import { useOverriddenDevices } from './use-overrides.ts';
import { hasSettings, useTab } from './use-tab.ts';

type WidgetOptionsProps = { readonly id: NodeId; readonly sections: InspectorSections };

/** Title, tabs and controls of one widget, or the shared controls of several. */
export const WidgetOptions = memo(function WidgetOptions({ id, sections }: WidgetOptionsProps) {
  const t = useT();
  const session = useSession();
  const inspected = use(InspectedContext);
  const widget = useWidgetOf(id);
  const kinds = kindsOf(session, [...inspected, id]);
  const { features } = useServices().ports.site;
  const groups = useMemo(
    () => allowedGroups(sharedGroups(kinds.split(' ')), features),
    [kinds, features],
  );
  const tab = useTab(kinds, groups);
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widgets have other settings
  useLayoutEffect(() => {
    // In an animation frame, when layout happens anyway.
    const frame = requestAnimationFrame(() => head.current?.closest('aside')?.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [kinds]);
  if (widget === '') return null;
  const isFirst = tab === 'content' || !hasSettings('content', groups);
  const hasShortcut = inspected.length < 2 && isFirst;
  return (
    <>
      <WidgetTitle ref={head} id={id} widget={widget} />
      <SharedLine id={id} />
      <HiddenNote id={id} />
      {inspected.length < 2 && <LogoShortcut id={id} />}
      <Tabs kinds={kinds} tab={tab} groups={groups} />
      {INSPECTORS[widget] ? (
        <ControlGroups key={kinds} id={id} tab={tab} groups={groups}>
          <sections.Above id={id} />
          {hasShortcut && <BackgroundImageShortcut id={id} isOwn />}
        </ControlGroups>
      ) : (
        <Text size="sm" c="dimmed" p="md">
          {t('EDITOR.UNKNOWN_WIDGET')}
        </Text>
      )}
      {hasShortcut && <BackgroundImageShortcut id={id} isOwn={false} />}
      <sections.Below id={id} />
    </>
  );
});

const TABS: readonly InspectorTab[] = ['content', 'design'];

type TabsProps = {
  readonly kinds: string;
  readonly tab: InspectorTab;
  readonly groups: readonly TabGroup[];
};

const Tabs = memo(function Tabs({ kinds, tab, groups }: TabsProps) {
  const t = useT();
  const { ui } = useSession();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      className="pl-inspector-tabs"
      value={tab}
      onChange={(value) =>
        ui.setState({ tab: value as InspectorTab, tabOf: kinds, state: 'normal' })
      }
      aria-label={t('EDITOR.INSPECTOR')}
      data={TABS.map((value) => ({
        value,
        label: t(`EDITOR.TAB.${keyPart(value)}`),
        disabled: value !== tab && !hasSettings(value, groups),
      }))}
    />
  );
});

type WidgetTitleProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: NodeId;
  readonly widget: string;
};

function WidgetTitle({ ref, id, widget }: WidgetTitleProps) {
  const t = useT();
  const name = usePlaceName(id);
  const count = use(InspectedContext).length;
  return (
    <div ref={ref} className="pl-inspector-head">
      <WidgetIcon widget={widget} size={18} />
      <Text component="h2" fw={600} size="sm" truncate flex={1}>
        {count > 1 ? t('EDITOR.SELECTED_COUNT', { count }) : name}
      </Text>
      <OptionsMenu />
      <InspectorActions />
    </div>
  );
}

/** Actions on all settings of the selection; nothing without one that applies. */
const OptionsMenu = memo(function OptionsMenu() {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const device = useUi((ui) => ui.device);
  const hasOwn = useOverriddenDevices().has(device);
  if (!hasOwn) return null;
  const name = t(`COMMON.DEVICE.${keyPart(device)}`);
  const reset = () =>
    report(resetDevice(session, device), t('EDITOR.RESET_DEVICE_DONE', { device: name }));
  return (
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <IconButton
          size={24}
          label={t('EDITOR.MORE_OPTIONS')}
          icon={<IconDots size={16} />}
          data-testid="options-menu"
        />
      </Menu.Target>
      <Menu.Dropdown data-to-page>
        <Menu.Item
          leftSection={<IconArrowBackUp size={16} />}
          onClick={reset}
          data-testid="reset-device"
        >
          {t('EDITOR.RESET_DEVICE', { device: name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
