import { type BlogSettings, blogSettings } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { AuthorField } from '../../../posts/author-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPageField } from './blog-page-field.tsx';
import { DateFormatField } from './date-format-field.tsx';
import { OfferMovedPosts } from './offer-moved-posts.tsx';

const FEED_CHOICES = {
  short: 'MODULE.POSTS.FEED_SHORT',
  full: 'MODULE.POSTS.FEED_FULL',
} as const satisfies Record<BlogSettings['feed_content'], MessageKey>;

/** Blog settings: its page, and how posts are listed. */
export const BlogSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen
      definition={blogSettings}
      frame={BlogFrame}
      footer={({ form, isDirty }) => (
        <OfferMovedPosts isDirty={isDirty} pageId={form.values.blog_page_id} />
      )}
    >
      {({ field }) => (
        <SettingsCard title={t('ROUTE.BLOG.TITLE')} description={t('MODULE.POSTS.SETTINGS_INTRO')}>
          <BlogPageField {...field('blog_page_id')} />
          <NumberField
            label={t('MODULE.POSTS.PER_PAGE')}
            description={t('MODULE.POSTS.PER_PAGE_HINT')}
            {...field('posts_per_page')}
          />
          <DateFormatField {...field('date_format')} />
          <NumberField
            label={t('MODULE.POSTS.DESCRIPTION_MAX')}
            description={t('MODULE.POSTS.DESCRIPTION_MAX_HINT')}
            {...field('short_description_max')}
          />
          <AuthorField
            label={t('MODULE.POSTS.DEFAULT_AUTHOR')}
            description={t('MODULE.POSTS.DEFAULT_AUTHOR_HINT')}
            placeholder={t('MODULE.POSTS.DEFAULT_AUTHOR_NONE')}
            {...field('default_author_id')}
          />
          <SwitchField
            label={t('MODULE.POSTS.COMMENTS_DEFAULT')}
            description={t('MODULE.POSTS.COMMENTS_DEFAULT_HINT')}
            {...field('allow_comments')}
          />
          <ChoiceField
            label={t('MODULE.POSTS.FEED_CONTENT')}
            description={t('MODULE.POSTS.FEED_CONTENT_HINT')}
            choices={FEED_CHOICES}
            {...field('feed_content')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
