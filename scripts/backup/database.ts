import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A database, and the folder of PostgreSQL's programs; the PATH's where absent. */
export type Database = { url: string; binaries?: string | undefined }

const run = ({ binaries }: Database, program: string, args: string[]): string =>
  execFileSync(binaries === undefined ? program : join(binaries, program), args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** The rows of a query, a line each, values apart by tabs. */
export const ask = (database: Database, sql: string): string[][] =>
  run(database, 'psql', ['-X', '-A', '-t', '-F', '\t', '-v', 'ON_ERROR_STOP=1', '-d', database.url, '-c', sql])
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Roles belong to the server, so that no dump of a database holds them. Those of the services can't sign in; the owner
 * is made with the server (deploy/create-owner.sh).
 */
const rolesOf = (database: Database): string => {
  const roles = ask(
    database,
    `select rolname from pg_roles where rolname like 'wervio\\_%' and not rolcanlogin order by 1`,
  )
  const members = ask(
    database,
    `select role.rolname, member.rolname from pg_auth_members
       join pg_roles role on role.oid = roleid join pg_roles member on member.oid = pg_auth_members.member
       where role.rolname like 'wervio\\_%' and member.rolname like 'wervio%' order by 1, 2`,
  )
  return [
    ...roles.map(
      ([name = '']) =>
        `DO $$ BEGIN CREATE ROLE ${quoted(name)} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;`,
    ),
    ...members.map(([role = '', member = '']) => `GRANT ${quoted(role)} TO ${quoted(member)};`),
    '',
  ].join('\n')
}

/**
 * Writes `roles.sql` and `database.dump` into a folder; the database may be in use, and is dumped as it is at one
 * moment. Its user has to see every row: row-level security holds for the owner too.
 */
export const saveDatabase = (database: Database, folder: string): void => {
  writeFileSync(join(folder, 'roles.sql'), rolesOf(database))
  run(database, 'pg_dump', ['--format=custom', '--file', join(folder, 'database.dump'), '--dbname', database.url])
}

/** Puts both back into an empty database whose server has the owner. Throws at the first statement that fails. */
export const restoreDatabase = (database: Database, folder: string): void => {
  const tables = ask(database, `select count(*) from pg_tables where schemaname in ('main', 'ai', 'jobs')`)
  if (tables[0]?.[0] !== '0') throw new Error('the database is not empty: a backup is put back into a new one')
  const roles = readFileSync(join(folder, 'roles.sql'), 'utf8')
  if (roles.trim() !== '') ask(database, roles)
  run(database, 'pg_restore', ['--exit-on-error', '--dbname', database.url, join(folder, 'database.dump')])
}

/** Of each table the number of rows, and a sum of all that is in them, for comparing. */
export const sumsOf = (database: Database): Record<string, string> => {
  const tables = ask(
    database,
    `select format('%I.%I', schemaname, tablename) from pg_tables
       where schemaname in ('main', 'ai', 'jobs', 'drizzle') order by 1`,
  )
  return Object.fromEntries(
    tables.map(([table = '']) => {
      const [[count = '', sum = ''] = []] = ask(
        database,
        `select count(*), coalesce(md5(string_agg(line, '' order by line)), '') from (select md5(t::text) line from ${table} t) lines`,
      )
      return [table, `${count} rows, ${sum}`]
    }),
  )
}
