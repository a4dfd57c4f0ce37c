import { Checkbox, Progress, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { GeneralSettings, pageTitle } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';
import { fitText, type Measure, measureIn } from './fit-text.ts';
import type { PageForm } from './use-page-form.tsx';

type SeoProps = { readonly form: PageForm; readonly page: PageRecord };

/** Widths in px that search engines give a result's title and text. */
const TITLE_WIDTH = 580;
const TEXT_WIDTH = 990;

const useTitleFormat = () => {
  const settings = useQuery({
    queryKey: ['settings', 'general'],
    queryFn: () => client.SettingsService.get({ group: 'general' }),
  });
  return GeneralSettings.shape.page_title_format
    .catch('title_site')
    .parse(settings.data?.values.page_title_format);
};

type WidthBarProps = {
  readonly text: string;
  readonly width: number;
  readonly measure: Measure;
  readonly label: string;
};

const WidthBar = ({ text, width, measure, label }: WidthBarProps) => {
  const share = measure(text) / width;
  return (
    <Progress
      mt={6}
      size={4}
      value={Math.min(100, share * 100)}
      color={share > 1 ? 'yellow' : 'green'}
      aria-label={label}
    />
  );
};

/** Title and text for search engines, with how much of them is shown. */
export const SeoFields = ({ form, page }: SeoProps) => {
  const t = useT();
  const { config } = useBoot();
  const format = useTitleFormat();
  const inTitle = useMemo(() => measureIn('20px Arial'), []);
  const inText = useMemo(() => measureIn('14px Arial'), []);
  const { name, seo_title, seo_description } = form.values;
  const title = pageTitle(format, seo_title || name, config.site_name);
  return (
    <Stack gap="lg">
      <div className="seo-card" data-testid="seo-preview">
        <div className="seo-card-site">{page.full_url}</div>
        <div className="seo-card-title">{fitText(title, TITLE_WIDTH, inTitle)}</div>
        <div className="seo-card-text">
          {seo_description ? (
            fitText(seo_description, TEXT_WIDTH, inText)
          ) : (
            <Text c="dimmed" inherit>
              {t('MODULE.PAGES.SEO_NO_TEXT')}
            </Text>
          )}
        </div>
      </div>
      <div>
        <TextInput
          label={t('MODULE.PAGES.SEO_TITLE')}
          placeholder={name}
          {...form.getInputProps('seo_title')}
        />
        <WidthBar
          text={title}
          width={TITLE_WIDTH}
          measure={inTitle}
          label={t('MODULE.PAGES.SEO_TITLE_SPACE')}
        />
      </div>
      <div>
        <Textarea
          label={t('MODULE.PAGES.SEO_TEXT')}
          autosize
          minRows={2}
          {...form.getInputProps('seo_description')}
        />
        <WidthBar
          text={seo_description}
          width={TEXT_WIDTH}
          measure={inText}
          label={t('MODULE.PAGES.SEO_TEXT_SPACE')}
        />
      </div>
      <TextInput label={t('MODULE.PAGES.SEO_KEYWORDS')} {...form.getInputProps('seo_keywords')} />
      <Checkbox
        label={t('MODULE.PAGES.IS_NOINDEX')}
        {...form.getInputProps('is_noindex', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('MODULE.PAGES.IS_NOFOLLOW')}
        {...form.getInputProps('is_nofollow', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('MODULE.PAGES.IS_CANONICAL_HIDDEN')}
        {...form.getInputProps('is_canonical_hidden', { type: 'checkbox' })}
      />
      {!form.values.is_canonical_hidden && (
        <TextInput
          label={t('MODULE.PAGES.CANONICAL')}
          description={t('MODULE.PAGES.CANONICAL_HINT')}
          placeholder={page.full_url}
          type="url"
          {...form.getInputProps('canonical_url')}
        />
      )}
    </Stack>
  );
};
