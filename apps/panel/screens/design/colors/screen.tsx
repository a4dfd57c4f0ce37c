import {
  ColorRoles,
  ContrastTable,
  MoreColors,
  Palettes,
  ThemeColors,
} from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { DesignWork } from '../../../design/design-work.tsx';
import { ImagePalettes } from '../../../palettes/image-palettes.tsx';

const Colors = () => {
  const t = useT();
  return (
    <>
      <Panel title={t('MODULE.DESIGN.COLORS.MAIN')}>
        <ThemeColors />
      </Panel>
      <Panel title={t('MODULE.DESIGN.COLORS.PALETTES')}>
        <Palettes />
      </Panel>
      <Panel
        title={t('MODULE.DESIGN.COLORS.FROM_IMAGE')}
        description={t('MODULE.DESIGN.COLORS.FROM_IMAGE_HINT')}
      >
        <ImagePalettes />
      </Panel>
      <Panel
        title={t('MODULE.DESIGN.COLORS.MORE')}
        description={t('MODULE.DESIGN.COLORS.MORE_HINT')}
      >
        <MoreColors />
      </Panel>
      <Panel
        title={t('MODULE.DESIGN.COLORS.CONTRAST')}
        description={t('MODULE.DESIGN.COLORS.CONTRAST_HINT')}
      >
        <ContrastTable />
      </Panel>
      <Panel
        title={t('MODULE.DESIGN.COLORS.ROLES')}
        description={t('MODULE.DESIGN.COLORS.ROLES_HINT')}
      >
        <ColorRoles />
      </Panel>
    </>
  );
};

/** The colors of the site, on a page of it. */
export const ColorsScreen = () => (
  <DesignWork>
    <Colors />
  </DesignWork>
);
