// Server of a fake version. Its folder has `kind.json`: { version, schema, fault }.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const { version, schema, fault } = JSON.parse(
  readFileSync(`${import.meta.dirname}/kind.json`, 'utf8'),
);
const { PLINTH_DATA, PLINTH_INSTALL, PORT } = process.env;

// As on PostgreSQL. Files in the data folder say what happens.
if (process.argv[2] === 'database') {
  if (existsSync(`${PLINTH_DATA}/other-servers`)) process.exit(3);
  const slow = `${PLINTH_DATA}/slow`;
  if (!existsSync(slow)) process.exit(0);
  writeFileSync(slow, 'running');
  process.on('SIGTERM', () => {
    rmSync(slow);
    process.exit(1);
  });
  setInterval(() => existsSync(slow) || process.exit(0), 20);
  await new Promise(() => {});
}

const stop = () => process.exit(0);
process.on('disconnect', stop);
process.on('SIGTERM', stop);
if (fault === 'refuses') {
  process.stderr.write('refused to start\n');
  process.exit(7);
}

const database = new DatabaseSync(`${PLINTH_DATA}/site.db`, { timeout: 5000 });
database.exec('pragma journal_mode = wal; create table if not exists save (text)');
const { user_version: found } = database.prepare('pragma user_version').get();
if (found > schema) {
  process.stderr.write('The database was written by a newer version.\n');
  process.exit(8);
}
if (found < schema)
  database.exec(`pragma user_version = ${schema}; insert into save values ('migrated ${schema}')`);
if (fault === 'crashes') throw new Error('crashed after the migration');

const isUpdating = () => {
  try {
    return /"step":"(swapping|watching)"/.test(
      readFileSync(`${PLINTH_INSTALL}/updates/state.json`, 'utf8'),
    );
  } catch {
    return false;
  }
};

let looks = 0;

function isWell() {
  looks += 1;
  return fault !== 'unwell' && (fault !== 'sickens' || looks === 1);
}

function answer({ url, method }) {
  if (url === '/readyz') return isWell() ? 200 : 503;
  if (url === '/update') process.send({ type: 'update' });
  if (url === '/crash') process.kill(process.pid, 'SIGKILL');
  if (method === 'POST') {
    if (isUpdating()) return 423;
    database.prepare('insert into save values (?)').run(url.slice(1));
  }
  return 200;
}

const state = () => ({
  version,
  pid: process.pid,
  saves: database
    .prepare('select text from save order by rowid')
    .all()
    .map(({ text }) => text),
});

const server = createServer((request, response) => {
  const status = answer(request);
  response.writeHead(status, { connection: 'close' }).end(JSON.stringify(state()));
});
const free = new Promise((resolve) => {
  process.on('message', ({ type }) => type === 'free' && resolve());
});
if (fault !== 'hasty') {
  process.send({ type: 'binding' });
  await free;
}
const pages = { en: '<p>Back soon</p>', de: '<p>Gleich zurück</p>' };
server.listen(Number(PORT), '127.0.0.1', () => {
  const place = { host: '127.0.0.1', port: Number(PORT), pages };
  process.send({ type: 'listening', url: `http://127.0.0.1:${PORT}`, ...place });
  if (fault === 'dies') setTimeout(() => process.exit(9), 300);
});
server.on('error', (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(6);
});
