import type { LaunchReport, LaunchRisk, services } from '@plinth/contract';
import type { WidgetLookup } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { faultyField } from '../../mail/faulty-field.ts';
import { type Mailer, MailNotConfigured } from '../../mail/mailer.ts';
import type { probeSite } from '../../outbound/site-probe.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { PreviewLinks } from '../../security/preview-links.ts';
import type { Secrets } from '../../security/secrets.ts';
import { readGroup } from '../../settings/group-values.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { findProblems, type LoadData } from './find-problems.ts';
import { findSamples, hasOwnImage, readSampleImages } from './find-samples.ts';
import { readPublicDocuments } from './public-documents.ts';
import type { Samples } from './samples.ts';

export type ConnectionPorts = {
  readonly store: Store;
  /** ms since 1970 */
  readonly clock: () => number;
  readonly mailer: Mailer;
  /** Opens a signed URL of the site like a visitor. */
  readonly probe: (url: URL) => ReturnType<typeof probeSite>;
  readonly previewLinks: PreviewLinks;
};

export type LaunchPorts = ConnectionPorts & {
  readonly secrets: Secrets;
  readonly documents: Documents;
  readonly lookup: WidgetLookup;
  readonly readSamples: () => Promise<Samples>;
  readonly loadData: LoadData;
  readonly readShareCard: () => Promise<LaunchReport['card']>;
};

/** What is wrong with the mail settings. Null if the server accepts them. */
async function mailRisk({ check }: Mailer): Promise<LaunchRisk | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof MailNotConfigured) return 'mail_missing';
    return faultyField(error) === 'username' ? 'mail_login' : 'mail_unreachable';
  }
}

/** Opens the home page’s signed preview, which works on this installation only. */
async function siteRisk({ store, previewLinks, probe, clock }: ConnectionPorts) {
  const { address } = await readGeneral(store.read);
  const home = await store.read
    .selectFrom('page')
    .select('id')
    .where('is_home', '=', 1)
    .executeTakeFirst();
  const preview = previewLinks.create({ owner: { kind: 'page', id: home?.id ?? 0 } }, clock());
  return probe(new URL(preview.url, address));
}

/** What is wrong around the site: its URL, the certificate, and the mail server. */
export async function findRisks(ports: ConnectionPorts): Promise<LaunchRisk[]> {
  const risks = await Promise.all([siteRisk(ports), mailRisk(ports.mailer)]);
  return risks.filter((risk) => risk !== null);
}

/** Pages that stay invisible after the launch, in the order of the page list. */
const readDrafts = (db: Reader) =>
  db
    .selectFrom('page')
    .select(['id', 'name', 'revision'])
    .where('status', '=', 'draft')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What the owner sees before the site goes live. */
export function createLaunch(ports: LaunchPorts): Handlers<typeof services.LaunchService> {
  const { store, secrets, documents, lookup, clock } = ports;
  return {
    getReport: async () => {
      const { values, revision } = await readGroup(store.read, secrets, 'general');
      const { logo_id } = (await readGroup(store.read, secrets, 'site_facts')).values;
      const samples = await ports.readSamples();
      const images = await readSampleImages(store.read, samples);
      const shown = await readPublicDocuments(store.read, clock(), documents.migrate);
      return {
        is_under_construction: values.under_construction,
        has_site_password: values.password_protection,
        revision,
        samples: shown.flatMap(
          (document) => findSamples(document, { samples, images, lookup }) ?? [],
        ),
        drafts: await readDrafts(store.read),
        has_own_image: await hasOwnImage(store.read, samples, logo_id),
        problems: [...(await findProblems(shown, ports))],
        shown: shown.flatMap(({ scope, part }) => (scope === 'content' ? [part] : [])),
        card: await ports.readShareCard(),
      };
    },
    checkConnection: async () => ({ risks: await findRisks(ports) }),
  };
}
