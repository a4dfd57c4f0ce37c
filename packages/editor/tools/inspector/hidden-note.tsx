import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconEyeOff } from '@tabler/icons-react';
import { useServices } from '../../core/session/services.ts';
import { useMissingFacts } from '../../core/widgets/use-missing-facts.ts';

/** Says why visitors don't see the widget if the site lacks facts that it needs. */
export function HiddenNote({ id }: { readonly id: NodeId }) {
  const t = useT();
  const { site } = useServices().ports;
  const facts = useMissingFacts(id);
  if (facts === '') return null;
  return (
    <div className="pl-hidden-note" data-testid="hidden-note">
      <IconEyeOff size={16} color="var(--pl-muted)" aria-hidden />
      <div>
        <Text size="xs">{t('EDITOR.HIDDEN_NOTE', { facts })}</Text>
        <Button size="compact-xs" variant="default" mt={6} onClick={() => site.openScreen('facts')}>
          {t('EDITOR.FACT.OPEN')}
        </Button>
      </div>
    </div>
  );
}
