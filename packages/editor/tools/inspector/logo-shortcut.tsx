import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { factsOf } from '../../core/properties/shown-facts.ts';
import { useNodeValue } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import './background-image-shortcut.css';

/** Changes the site's logo where the selected widget shows it. */
export function LogoShortcut({ id }: { readonly id: NodeId }) {
  const t = useT();
  const { site } = useServices().ports;
  const hasLogo = useNodeValue(id, (node) => node !== undefined && factsOf(node).includes('logo'));
  if (!hasLogo) return null;
  const image = site.context.fact('logo')?.image;
  return (
    <div className="pl-behind-picture" data-testid="logo-shortcut">
      {image && <img className="pl-shortcut-logo" src={image.url} alt="" />}
      <Text size="xs" flex={1}>
        {t('EDITOR.LOGO_EVERYWHERE')}
      </Text>
      <Button
        size="xs"
        variant="default"
        onClick={() => void site.changeLogo()}
        data-testid="change-logo"
      >
        {t('EDITOR.CHANGE_LOGO')}
      </Button>
    </div>
  );
}
