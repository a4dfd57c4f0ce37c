import type { ExportReport } from '@plinth/contract';

const REASONS: Record<ExportReport['left_out'][number]['reason'], string> = {
  draft: 'draft',
  future: 'scheduled',
  password: 'has a password',
  address: 'has no URL, because there is no blog page',
  gone: 'changed during the export; export again',
};

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** What an export has, for people. */
export const readme = (
  report: ExportReport,
): string => `The site as files, exported from Plinth ${report.at}

site/         Put what is in this folder on any web server, at ${report.address}/
              .htaccess is for Apache; _redirects and _headers are for hosts that read them.
nginx.conf    Include it in the server block of nginx.
report.json   This report for programs.
site.plinth   The whole site, to import it into Plinth again: npx plinth import site.plinth
              Keep it private. It has everything: drafts, accounts, and messages of visitors.

${report.pages} pages, ${report.files} files, ${report.redirects} redirects, ${report.moved} changed URLs.
${
  report.forms === 0
    ? 'There are no forms.'
    : report.forms_to === null
      ? `${report.forms} forms can't be sent, and say so. Export with the address of a Plinth server to send them there.`
      : `${report.forms} forms are sent to ${report.forms_to}.`
}
${list(
  'Left out:',
  report.left_out.map(({ path, name, reason }) => `${path}  ${name}: ${REASONS[reason]}`),
)}${list('Files that pages name, but the site has lost:', report.missing_files)}${list(
  'Redirects that _redirects can’t have (nginx and Apache have them):',
  report.simple_hosts_lack,
)}${list('Windows can’t unpack these paths:', report.not_on_windows)}`;
