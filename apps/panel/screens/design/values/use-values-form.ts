import { useT } from '@plinth/i18n/react';
import { DesignValues } from '@plinth/model';
import { type RecordForm, useRecordForm } from '../../../forms/use-record-form.tsx';
import { client } from '../../../rpc/client.ts';

export type StoredValues = { readonly values: DesignValues; readonly revision: number };

export type ValuesForm = RecordForm<DesignValues>;

/** The form of the grid, the spacings, and the radius. */
export const useValuesForm = ({ values, revision }: StoredValues): ValuesForm => {
  const t = useT();
  return useRecordForm<DesignValues>({
    stored: values,
    revision,
    schema: { schema: DesignValues },
    savedText: () => t('MODULE.DESIGN.VALUES.SAVED'),
    canUndo: true,
    save: async (edit) => {
      const { values: next, revision: current } = edit;
      const saved = await client.StylesService.setValues({ values: next, revision: current });
      return { stored: saved.values, revision: saved.revision };
    },
  });
};
