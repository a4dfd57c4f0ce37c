import { Input, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FactSettings, fieldIssues, socialNetwork } from '@plinth/model';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FactForm } from './fact-form.ts';

const MAX_PROFILES = 20;

/** Adds the protocol that people leave out. */
const completeUrl = (url: string): string =>
  url === '' || /^[a-z]+:/i.test(url) ? url : `https://${url}`;

/** URLs of social profiles. The empty input at the end adds another. */
export const ProfilesField = ({ form }: FactForm) => {
  const t = useT();
  const urls = form.values.social_profiles;
  const { error } = form.getInputProps('social_profiles');
  const wrong = new Set(
    error
      ? fieldIssues(FactSettings, { social_profiles: urls }).map(({ path }) => path)
      : undefined,
  );
  const rows = urls.length < MAX_PROFILES ? [...urls, ''] : urls;
  const change = (index: number, url: string) =>
    form.setFieldValue('social_profiles', rows.toSpliced(index, 1, url).filter(Boolean) as never);
  return (
    <div className="facts-profiles">
      {rows.map((url, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a profile is its place in the list
          key={index}
          type="url"
          aria-label={t('MODULE.FACTS.PROFILE', { number: index + 1 })}
          placeholder={t('MODULE.FACTS.PROFILE_EXAMPLE')}
          value={url}
          filter={completeUrl}
          error={wrong.has(`social_profiles.${index}`)}
          onChange={(value) => change(index, value)}
          rightSection={
            <Text size="xs" c="dimmed">
              {socialNetwork(url)}
            </Text>
          }
          rightSectionWidth={96}
          rightSectionPointerEvents="none"
        />
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
};
