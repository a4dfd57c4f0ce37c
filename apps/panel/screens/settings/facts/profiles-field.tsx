import { Input, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  completeUrl,
  FactSettings,
  fieldIssues,
  type SocialProfile,
  socialNetwork,
} from '@plinth/model';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FactForm } from './fact-form.ts';

const MAX_PROFILES = 20;

const NO_PROFILE: SocialProfile = { network: '', url: '' };

/** URLs of social profiles. The empty input at the end adds another. */
export const ProfilesField = ({ form }: FactForm) => {
  const t = useT();
  const { profiles } = form.values;
  const { error } = form.getInputProps('profiles');
  const wrong = new Set(
    error ? fieldIssues(FactSettings, { profiles }).map(({ path }) => path) : undefined,
  );
  const rows = profiles.length < MAX_PROFILES ? [...profiles, NO_PROFILE] : profiles;
  const change = (index: number, url: string) =>
    form.setFieldValue(
      'profiles',
      rows
        .toSpliced(index, 1, { network: socialNetwork(url) ?? '', url })
        .filter((profile) => profile.url !== '') as never,
    );
  return (
    <div className="facts-profiles">
      {rows.map(({ network, url }, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a profile is its place in the list
          key={index}
          type="url"
          aria-label={t('MODULE.FACTS.PROFILE', { number: index + 1 })}
          placeholder={t('MODULE.FACTS.PROFILE_EXAMPLE')}
          value={url}
          filter={completeUrl}
          error={wrong.has(`profiles.${index}.url`)}
          onChange={(value) => change(index, value)}
          // An empty input has its whole width for the example.
          {...(url !== '' && {
            rightSection: (
              <Text size="xs" c="dimmed">
                {network || socialNetwork(url)}
              </Text>
            ),
            rightSectionWidth: 96,
            rightSectionPointerEvents: 'none',
          })}
        />
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
};
