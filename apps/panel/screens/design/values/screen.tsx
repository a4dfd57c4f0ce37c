import { Group } from '@mantine/core';
import { DesignValues, type Device, valueStyles } from '@plinth/model';
import { FormSkeleton } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DesignFrame } from '../../../design/design-frame.tsx';
import { DesignPreview } from '../../../design/design-preview.tsx';
import { DeviceSwitch } from '../../../design/device-switch.tsx';
import { StepButtons } from '../../../design/step-buttons.tsx';
import { useFormSteps } from '../../../design/use-form-steps.ts';
import { Form } from '../../../forms/form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { client } from '../../../rpc/client.ts';
import { GridFields } from './grid-fields.tsx';
import { SpacingFields } from './spacing-fields.tsx';
import { type StoredValues, useValuesForm } from './use-values-form.ts';
import './values.css';

/** The values in the form, or those stored while a field is invalid. */
const useShownValues = (values: DesignValues, stored: DesignValues) =>
  useMemo(() => {
    const { data = stored } = DesignValues.safeParse(values);
    return { draft: { design: { values: data } }, css: { added: valueStyles(data) } };
  }, [values, stored]);

const LoadedValues = ({ stored }: { readonly stored: StoredValues }) => {
  const [device, setDevice] = useState<Device>('desktop');
  const record = useValuesForm(stored);
  const steps = useFormSteps(record.form);
  const shown = useShownValues(record.form.values, stored.values);
  return (
    <Form onSubmit={record.onSubmit} data-testid="values-form">
      <div className="design-columns">
        <div className="design-settings">
          <Group justify="space-between" gap="sm" className="design-bar">
            <DeviceSwitch value={device} onChange={setDevice} />
            <StepButtons steps={steps} />
          </Group>
          <SpacingFields form={record.form} device={device} />
          <GridFields form={record.form} />
          <SaveBar record={record} />
        </div>
        <DesignPreview {...shown} device={device} />
      </div>
    </Form>
  );
};

/** The grid, the spacing sizes, and the radius, on a page of the site. */
export const DesignValuesScreen = () => {
  const values = useQuery({
    queryKey: ['StylesService', 'values'],
    queryFn: () => client.StylesService.getValues(),
    gcTime: 0,
  });
  return (
    <DesignFrame>
      {values.isPending && <FormSkeleton fields={6} />}
      {values.error && <LoadError error={values.error} onRetry={() => void values.refetch()} />}
      {values.data && <LoadedValues stored={values.data} />}
    </DesignFrame>
  );
};
