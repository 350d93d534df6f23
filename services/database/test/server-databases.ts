import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Template, templateName } from './template.ts'

export type TestDatabase = { url: string; stop: () => Promise<void> }

/** Any number, the same in every test file: 'test' in ASCII. */
const LOCK = 0x74657374

const asAdministrator = async <T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/**
 * The database of a template, made by the test file that comes first; the others wait. A half-made one is made again.
 */
const templateOn = async (server: string, template: Template): Promise<string> => {
  const name = `wervio_template_${await templateName(template)}`
  await asAdministrator(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await client.query<{ whole: boolean }>(
      'select datistemplate as whole from pg_database where datname = $1',
      [name],
    )
    if (rows[0]?.whole) return
    if (rows[0]) await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
    await template.fill(urlOf(server, name))
    await client.query(`alter database ${name} with is_template true`)
  })
  return name
}

/** A fresh database on a PostgreSQL server: empty, or a copy of a template. */
export const createOnServer = async (server: string, template?: Template): Promise<TestDatabase> => {
  const name = `wervio_test_${randomBytes(6).toString('hex')}`
  const source = template && (await templateOn(server, template))
  await asAdministrator(server, (client) =>
    client.query(source ? `create database ${name} template ${source}` : `create database ${name}`),
  )
  return {
    url: urlOf(server, name),
    stop: () =>
      asAdministrator(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}
