import { Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '../forms/use-fields.tsx';
import { client } from '../rpc/client.ts';

type AuthorFieldProps = Omit<FieldProps, 'limits'> & {
  readonly limits?: FieldProps['limits'];
  readonly label: string;
  readonly description: string;
  /** What leaving it empty means. */
  readonly placeholder: string;
};

/** Selects the account that a post names as its author. */
export const AuthorField = ({ limits: _, value, onChange, ...input }: AuthorFieldProps) => {
  const t = useT();
  const { data: authors } = useQuery({
    queryKey: ['PostsService', 'authors'],
    queryFn: async () => (await client.PostsService.getAuthors()).items,
  });
  const choices = (authors ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = typeof value === 'number' ? String(value) : null;
  const isGone = authors && chosen !== null && !choices.some((choice) => choice.value === chosen);
  const gone = { value: chosen ?? '', label: t('MODULE.POSTS.AUTHOR_GONE') };
  return (
    <Select
      data={isGone ? [...choices, gone] : choices}
      value={chosen}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      clearable
      {...input}
    />
  );
};
