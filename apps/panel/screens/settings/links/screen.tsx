import { Text } from '@mantine/core';
import type { BrokenLink } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { TargetDialog } from '../../../links/target-dialog.tsx';
import { ListHead } from '../../../list/list-head.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { BrokenLinkRow } from './broken-link-row.tsx';
import { PageDialog } from './page-dialog.tsx';
import { useBrokenLinks, useRepairs } from './use-broken-links.ts';
import '../../../list/list.css';
import './broken-links.css';

type Asked = { readonly link: BrokenLink; readonly what: 'target' | 'redirect' };

const keyOf = ({ place, target }: BrokenLink): string => JSON.stringify([place, target]);

/** Asks what a link should lead to. */
const RepairDialog = ({ link, what, onClose }: Asked & { readonly onClose: () => void }) => {
  const t = useT();
  const repairs = useRepairs();
  const { target } = link;
  if (target.kind !== 'url')
    return <PageDialog onClose={onClose} onChosen={(id) => repairs.replacePage(link, id)} />;
  const path = URL.parse(target.url, window.location.origin)?.pathname ?? target.url;
  return (
    <TargetDialog
      path={target.url}
      labels={
        what === 'redirect'
          ? { title: t('MODULE.LINKS.REDIRECT'), submit: t('MODULE.LINKS.REDIRECT') }
          : { title: t('MODULE.LINKS.CHOOSE'), submit: t('COMMON.ACTION.SAVE') }
      }
      failed="COMMON.MESSAGES.UPDATE_ERROR"
      onClose={onClose}
      onChosen={(url) =>
        what === 'redirect' ? repairs.redirect(path, url) : repairs.replaceUrl(link, url)
      }
    />
  );
};

const LinkTable = ({ links }: { readonly links: readonly BrokenLink[] }) => {
  const t = useT();
  const repairs = useRepairs();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <table className="list broken-links" data-testid="broken-links">
        <ListHead hasActions>
          <th>{t('MODULE.LINKS.PLACE')}</th>
          <th>{t('MODULE.LINKS.TARGET')}</th>
          <th>{t('MODULE.LINKS.PROBLEM')}</th>
        </ListHead>
        <tbody>
          {links.map((link) => (
            <BrokenLinkRow
              key={keyOf(link)}
              link={link}
              onChoose={() => setAsked({ link, what: 'target' })}
              onRedirect={() => setAsked({ link, what: 'redirect' })}
              onRemove={() => repairs.remove(link)}
            />
          ))}
        </tbody>
      </table>
      {asked && <RepairDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
};

/** Links of the site that lead visitors nowhere, with repairs. */
export const BrokenLinksScreen = () => {
  const t = useT();
  const query = useBrokenLinks();
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const links = query.data ?? [];
  const shown = links.slice((pager.page - 1) * pager.count, pager.page * pager.count);
  return (
    <SettingsFrame isWide>
      <div className="broken-links-screen">
        {links.length > 0 && <Text c="dimmed">{t('MODULE.LINKS.INTRO')}</Text>}
        <ListStates
          {...{ query, total: query.data?.length, isFiltered: false }}
          onClear={() => undefined}
          empty={{
            icon: <IconLink />,
            title: t('MODULE.LINKS.EMPTY'),
            text: t('MODULE.LINKS.EMPTY_TEXT'),
          }}
        />
        {links.length > 0 && <LinkTable links={shown} />}
        <Pager {...pager} total={links.length} onChange={setPager} />
      </div>
    </SettingsFrame>
  );
};
