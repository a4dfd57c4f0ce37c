import { Checkbox, Progress, Stack, Text, Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { pageTitle } from '@plinth/model';
import { useMemo } from 'react';
import { TextField } from '../forms/fields/text-field.tsx';
import { useBoot } from '../session/boot.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { DocumentForm } from './document-form.ts';
import { fitText, type Measure, measureIn } from './fit-text.ts';

type SeoProps = {
  readonly form: DocumentForm;
  readonly fullUrl: string;
  /** What the site provides if the document has no texts of its own. */
  readonly inherited?: { readonly title: string; readonly description: string };
};

/** Widths in px that search engines give a result's title and text. */
const TITLE_WIDTH = 580;
const TEXT_WIDTH = 990;

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
      value={Math.min(100, Math.round(share * 100))}
      color={share > 1 ? 'yellow' : 'green'}
      aria-label={label}
    />
  );
};

/** Search title and description, with a preview of how much search engines show. */
export const SeoFields = ({ form, fullUrl, inherited }: SeoProps) => {
  const t = useT();
  const { config } = useBoot();
  const format = useSettings('general').data?.values.page_title_format ?? 'title_site';
  const inTitle = useMemo(() => measureIn('20px Arial'), []);
  const inText = useMemo(() => measureIn('14px Arial'), []);
  const { name, seo_title, seo_description } = form.values;
  const ownName = inherited?.title ?? name;
  const title = pageTitle(format, seo_title || ownName, config.site_name);
  const description = seo_description || (inherited?.description ?? '');
  return (
    <Stack gap="lg">
      <div className="seo-card" data-testid="seo-preview">
        <div className="seo-card-site">{fullUrl}</div>
        <div className="seo-card-title">{fitText(title, TITLE_WIDTH, inTitle)}</div>
        <div className="seo-card-text">
          {description ? (
            fitText(description, TEXT_WIDTH, inText)
          ) : (
            <Text c="dimmed" inherit>
              {t('MODULE.PAGES.SEO_NO_TEXT')}
            </Text>
          )}
        </div>
      </div>
      <div>
        <TextField
          label={t('MODULE.PAGES.SEO_TITLE')}
          inherited={ownName}
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
          placeholder={inherited?.description}
          {...form.getInputProps('seo_description')}
        />
        <WidthBar
          text={description}
          width={TEXT_WIDTH}
          measure={inText}
          label={t('MODULE.PAGES.SEO_TEXT_SPACE')}
        />
      </div>
      <Checkbox
        label={t('MODULE.PAGES.IS_NOINDEX')}
        {...form.getInputProps('is_noindex', { type: 'checkbox' })}
      />
    </Stack>
  );
};
