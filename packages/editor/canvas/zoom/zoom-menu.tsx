import { Button, Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconCheck } from '@tabler/icons-react';
import { useSession, useUi } from '../../core/session/context.ts';
import { zoomTo } from '../../core/view/zoom.ts';
import { ZOOM_CHOICES } from '../../core/view/zoom-steps.ts';

/** Shows the frame's width and zoom, and changes the zoom. Devices that are compared have none. */
export function ZoomMenu() {
  const t = useT();
  const { ui } = useSession();
  const width = useUi((state) => state.shownWidth);
  const isSideBySide = useUi((state) => state.isSideBySide);
  const chosen = useUi((state) => state.zoom);
  const shown = useUi((state) => state.shownZoom);
  // Not `Intl.NumberFormat`, which takes browsers longer to load than the rest of the bar.
  const zoomText = (zoom: number) => t('EDITOR.ZOOM.SHARE', { percent: Math.round(zoom * 100) });
  const mark = (zoom: number | 'fit') => (chosen === zoom ? <IconCheck size={14} /> : undefined);
  return (
    <Menu position="bottom" returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          fw={400}
          className="pl-readout pl-zoom"
          data-idle={isSideBySide || undefined}
          data-testid="zoom-menu"
        >
          {Math.round(width)} px · {zoomText(shown)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown data-to-page>
        <Menu.Item rightSection={mark('fit')} onClick={() => zoomTo(ui, 'fit')}>
          {t('EDITOR.ZOOM.FIT')}
        </Menu.Item>
        {ZOOM_CHOICES.map((zoom) => (
          <Menu.Item key={zoom} rightSection={mark(zoom)} onClick={() => zoomTo(ui, zoom)}>
            {zoomText(zoom)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
