import { Readable } from 'node:stream';
import { createBackupPorts } from '../backup-ports.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import { proveBackup } from '../features/backups/proof.ts';
import { newFileKey } from '../storage/files/file-store.ts';
import { untilImagesAreDone } from './image-jobs.ts';
import { sampleImage } from './sample-image.ts';
import { testServer } from './server.ts';
import type { DatabaseKind } from './stores.ts';
import { fileOf } from './upload-file.ts';

/** A site with pages, a picture in all its formats, a file of a visitor, and a secret. */
export async function siteWithContent(kind: DatabaseKind) {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { context } = server;
  const parent = await client.PagesService.save({ item: { name: 'Ferry “timetable”' } });
  await client.PagesService.save({ item: { name: 'Winter', parent_id: parent.id } });
  const picture = await sampleImage(300, 200).png().toBuffer();
  await client.MediaService.upload({ folder_id: null }, fileOf(picture, 'ferry.png'));
  await untilImagesAreDone(server);
  const fileKey = newFileKey('txt');
  await context.attachments.put(fileKey, Readable.from([Buffer.from('a visitor’s file')]));
  await context.store.transaction((tx) => context.secrets.write(tx, 'mail.password', CANARY));
  const ports = createBackupPorts(context);
  const backUp = () => createBackup('manual', ports);
  return { server, client, context, ports, backUp, prove: (id: string) => proveBackup(id, ports) };
}

/** The value of a secret, which is never in a backup. */
export const CANARY = 'canary-7f3a';
