import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronRight, IconReplace } from '@tabler/icons-react';
import { useRequest } from '../../core/ports/use-request.ts';
import { useServices } from '../../core/session/services.ts';

/** How many sample texts and images the site still has; opens the list of them. */
export function SamplesLine() {
  const t = useT();
  const { launch } = useServices().ports;
  const { value: count } = useRequest(launch.countSamples);
  if (!count) return null;
  return (
    <UnstyledButton
      className="pl-checks-samples"
      onClick={launch.openSamples}
      data-testid="checks-samples"
    >
      <IconReplace size={18} aria-hidden />
      <span>{t('EDITOR.CHECK.SAMPLES', { count })}</span>
      <IconChevronRight size={16} aria-hidden />
    </UnstyledButton>
  );
}
