import { useElementSize } from '@mantine/hooks';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PageTemplate } from '@plinth/model';
import { PageFrame } from './page-frame.tsx';

/** px. As narrow as legible texts in the available width require. */
const SIZES = {
  desktop: { width: 1100, height: 2200 },
  mobile_v: { width: 375, height: 2200 },
} as const;

/** Widest preview in px that shows the page as on a phone. */
const MAX_MOBILE = 480;

type TemplatePreviewProps = {
  readonly template: PageTemplate | null;
  /** A signed preview URL; undefined while it loads. */
  readonly url: string | undefined;
  readonly hasFailed: boolean;
};

/** The page of a template in legible size, to scroll with the pointer or the keyboard. */
export const TemplatePreview = ({ template, url, hasFailed }: TemplatePreviewProps) => {
  const t = useT();
  const { ref, width } = useElementSize();
  if (template === null) {
    return <p className="template-preview-none">{t('MODULE.PAGES.TEMPLATE_PREVIEW_NONE')}</p>;
  }
  const title = t('MODULE.PAGES.TEMPLATE_PREVIEW', {
    name: t(`MODULE.PAGES.TEMPLATE.${keyPart(template)}`),
  });
  return (
    <section
      ref={ref}
      className="template-preview"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys
      tabIndex={0}
      data-testid="template-preview"
    >
      {width > 0 && (
        <PageFrame
          key={template}
          url={url}
          title={title}
          size={width > MAX_MOBILE ? SIZES.desktop : SIZES.mobile_v}
          hasFailed={hasFailed}
        />
      )}
    </section>
  );
};
