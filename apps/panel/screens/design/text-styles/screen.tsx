import { FontPairs, TextStyles } from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { DesignWork } from '../../../design/design-work.tsx';
import { idOf } from '../../../router/id-param.ts';
import { useParam } from '../../../router/links.tsx';

const Styles = () => {
  const t = useT();
  const id = useParam('id');
  return (
    <>
      <Panel title={t('MODULE.DESIGN.TEXT_STYLES.FONTS')}>
        <FontPairs />
      </Panel>
      <Panel
        title={t('MODULE.DESIGN.TEXT_STYLES.TITLE')}
        description={t('MODULE.DESIGN.TEXT_STYLES.HINT')}
      >
        <TextStyles key={id} id={id === '' ? null : idOf(id)} />
      </Panel>
    </>
  );
};

/** The text styles of the site, on a page of it. */
export const TextStylesScreen = () => (
  <DesignWork>
    <Styles />
  </DesignWork>
);
