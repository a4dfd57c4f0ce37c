import { useT } from '@plinth/i18n/react';
import { type Device, NAMED_SIZES } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../rpc/client.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SizeField } from './size-field.tsx';
import type { ValuesForm } from './use-values-form.ts';

type SpacingFieldsProps = Pick<ValuesForm, 'form'> & {
  readonly device: Device;
};

/** The pixels of the three spacing sizes on one device. */
export const SpacingFields = ({ form, device }: SpacingFieldsProps) => {
  const t = useT();
  const usage = useQuery({
    queryKey: ['spacing-usage'],
    queryFn: () => client.StylesService.getSpacingUsage(),
  });
  return (
    <SettingsCard
      title={t('MODULE.DESIGN.VALUES.SPACINGS')}
      description={t('MODULE.DESIGN.VALUES.SPACINGS_HINT')}
    >
      {NAMED_SIZES.map((size) => (
        <SizeField key={size} form={form} size={size} device={device} pages={usage.data?.[size]} />
      ))}
    </SettingsCard>
  );
};
