import type { LaunchRisk } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { LinkAnchor } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { settingsFor } from '../settings/risk-settings.ts';

/** `onOpen` is called when a link to a screen is followed. */
type OnOpen = { readonly onOpen: () => void };

const Risk = ({ risk, onOpen }: OnOpen & { readonly risk: LaunchRisk }) => {
  const t = useT();
  const { address } = useBoot().config;
  const settings = settingsFor(risk);
  return (
    <li className="launch-part" data-testid={`risk-${risk}`}>
      <strong>{t(`MODULE.LAUNCH.RISK.${keyPart(risk)}`)}</strong>
      <p className="launch-remedy">
        {t(`MODULE.LAUNCH.REMEDY.${keyPart(risk)}`, { address })}{' '}
        {settings && (
          <LinkAnchor to={settings.path} onClick={onOpen}>
            {t(`${settings.label}.TITLE`)}
          </LinkAnchor>
        )}
      </p>
    </li>
  );
};

/** What is wrong with the site's URL or the email server, each with its remedy. */
export const RiskList = ({ risks, onOpen }: OnOpen & { readonly risks: readonly LaunchRisk[] }) => (
  <ul className="launch-parts">
    {risks.map((risk) => (
      <Risk key={risk} risk={risk} onOpen={onOpen} />
    ))}
  </ul>
);
