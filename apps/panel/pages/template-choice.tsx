import { Radio } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { PAGE_TEMPLATE_NAMES, type PageTemplate } from '@plinth/model';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { PageFrame } from './page-frame.tsx';
import './template-choice.css';

export type TemplateName = PageTemplate | 'blank';

/** Narrower than a desktop, so that its texts are legible in the small picture. */
const SIZE = { width: 1100, height: 1240 };

const NAMES: readonly TemplateName[] = ['blank', ...PAGE_TEMPLATE_NAMES];

type TemplateChoiceProps = {
  readonly value: TemplateName;
  readonly onChange: (value: TemplateName) => void;
};

/** What a new page starts with, each as a picture of the page on this site. */
export const TemplateChoice = ({ value, onChange }: TemplateChoiceProps) => {
  const t = useT();
  const templates = useQuery({
    queryKey: ['page-templates'],
    queryFn: () => client.PagesService.getTemplates({}),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Radio.Group
      label={t('MODULE.PAGES.TEMPLATES')}
      value={value}
      onChange={(name) => onChange(NAMES.find((each) => each === name) ?? 'blank')}
    >
      <div className="page-templates">
        {NAMES.map((name) => {
          const label = t(`MODULE.PAGES.TEMPLATE.${keyPart(name)}`);
          const preview = templates.data?.items.find(({ template }) => template === name);
          return (
            <div key={name} className="page-template" data-testid={`template-${name}`}>
              {name === 'blank' ? (
                <div
                  className="page-template-blank"
                  style={{ aspectRatio: `${SIZE.width} / ${SIZE.height}` }}
                >
                  <IconFile size={32} stroke={1.5} aria-hidden />
                </div>
              ) : (
                <PageFrame
                  url={preview?.preview_url}
                  title={label}
                  size={SIZE}
                  hasFailed={templates.error !== null}
                />
              )}
              <Radio value={name} label={label} />
            </div>
          );
        })}
      </div>
    </Radio.Group>
  );
};
