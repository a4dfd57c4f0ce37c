import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  copyDatabases,
  isOnPostgres,
  putDatabasesBack,
  removeOtherCopies,
} from './database-copy.ts';

let folder = '';
const install = () => ({ folder, data: join(folder, 'data'), updates: join(folder, 'updates') });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-copy-'));
  for (const name of ['data', 'updates']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'data', 'site.db');
const texts = () => {
  const database = new DatabaseSync(file());
  const rows = database.prepare('select text from save').all();
  database.close();
  return rows.map((row) => row.text);
};
const write = (sql: string) => {
  const database = new DatabaseSync(file());
  database.exec(sql);
  database.close();
};

test('databases come back as they were, with what a killed server had not moved yet', () => {
  write("create table save (text); insert into save values ('one')");
  const killed = new DatabaseSync(file());
  killed.exec("pragma journal_mode = wal; insert into save values ('two')");
  copyDatabases(install(), '3.2.0');
  killed.close();
  write("insert into save values ('three'); create table more (text)");
  writeFileSync(`${file()}-wal`, 'left over');
  putDatabasesBack(install(), '3.2.0');
  expect(texts()).toEqual(['one', 'two']);
  putDatabasesBack(install(), '3.2.0');
  expect(texts()).toEqual(['one', 'two']);
});

test('only databases are copied, and other files stay', () => {
  write('create table save (text)');
  writeFileSync(join(folder, 'data', 'secret.key'), 'key');
  copyDatabases(install(), '3.2.0');
  expect(readdirSync(join(folder, 'updates', 'before-3.2.0'))).toEqual(['site.db']);
  putDatabasesBack(install(), '3.2.0');
  expect(readFileSync(join(folder, 'data', 'secret.key'), 'utf8')).toBe('key');
});

test('a copy that was cut off is made again, and without a copy nothing is touched', () => {
  write("create table save (text); insert into save values ('one')");
  mkdirSync(join(folder, 'updates', 'before-3.2.0.new'));
  expect(() => putDatabasesBack(install(), '3.2.0')).toThrow('is missing');
  expect(texts()).toEqual(['one']);
  copyDatabases(install(), '3.2.0');
  expect(readdirSync(join(folder, 'updates'))).toEqual(['before-3.2.0']);
  copyDatabases(install(), '3.3.0');
  removeOtherCopies(install(), '3.3.0');
  expect(existsSync(join(folder, 'updates', 'before-3.2.0'))).toBe(false);
  expect(existsSync(join(folder, 'updates', 'before-3.3.0'))).toBe(true);
});

test('the mark of the installation says where records are', () => {
  expect(isOnPostgres(install())).toBe(false);
  const mark = (database: string) =>
    writeFileSync(join(folder, 'data', 'installed.json'), JSON.stringify({ database }));
  mark('sqlite');
  expect(isOnPostgres(install())).toBe(false);
  mark('postgres');
  expect(isOnPostgres(install())).toBe(true);
});
