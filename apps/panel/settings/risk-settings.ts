import type { LaunchRisk } from '@plinth/contract';

type Settings = { readonly path: string; readonly label: 'ROUTE.SETTINGS' | 'ROUTE.SETTINGS_MAIL' };

const GENERAL: Settings = { path: '/settings/general/', label: 'ROUTE.SETTINGS' };
const MAIL: Settings = { path: '/settings/mail_options/', label: 'ROUTE.SETTINGS_MAIL' };

/** Whether it keeps the site from sending email, but not visitors from opening it. */
export const isMailRisk = (risk: LaunchRisk): boolean => risk.startsWith('mail');

/** Where the owner fixes a risk. Certificates are fixed on the server. */
export const settingsFor = (risk: LaunchRisk): Settings | null => {
  if (isMailRisk(risk)) return MAIL;
  return risk.startsWith('address') ? GENERAL : null;
};
