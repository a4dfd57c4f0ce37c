import { Backgrounds } from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { DesignWork } from '../../../design/design-work.tsx';
import { idOf } from '../../../router/id-param.ts';
import { useParam } from '../../../router/links.tsx';

const Styles = () => {
  const t = useT();
  const id = useParam('id');
  return (
    <Panel
      title={t('MODULE.DESIGN.BACKGROUNDS.TITLE')}
      description={t('MODULE.DESIGN.BACKGROUNDS.HINT')}
    >
      <Backgrounds key={id} id={id === '' ? null : idOf(id)} />
    </Panel>
  );
};

/** The background styles of the site. */
export const BackgroundsScreen = () => (
  <DesignWork>
    <Styles />
  </DesignWork>
);
