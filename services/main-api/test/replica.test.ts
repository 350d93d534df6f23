import { beforeAll, expect, test } from '@jest/globals'
import { openConnections } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { until } from '@wervio/testing/until'
import { freePort } from '@wervio/testing/free-port'
import { PATIENT, startApp } from './start-app.ts'

const { databaseUrl, recruiter } = startApp()

/** Reasons why reads don't go to the replica. */
const reasonOf = (reason: unknown): string => {
  if (!(reason instanceof Error)) return 'none'
  return 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.message
}

/** Connections with a replica at this address, and what was said of it. */
const connectedTo = (replicaUrl: string) => {
  const changes: string[] = []
  const connections = openConnections({
    url: databaseUrl(),
    connections: 3,
    role: 'wervio_main',
    longestWait: PATIENT,
    onLostConnection: () => undefined,
    replica: {
      url: replicaUrl,
      onChange: (serves, reason) => changes.push(serves ? 'serves' : reasonOf(reason)),
    },
  })
  return { connections, changes }
}

let organisation = ''
beforeAll(async () => {
  organisation = (await recruiter()).account.organisation_id
})

/** A read as of a list: under the organisation's row-level security. */
const expectReads = async ({ reads }: ReturnType<typeof openConnections>) => {
  const rows = await reads(
    { organisation },
    async ({ sql: read }) => (await read.execute(sql`select id from main.organisations`)).rows,
  )
  expect(rows).toEqual([{ id: organisation }])
}

test('a replica that cannot be reached takes no read, and nobody notices', async () => {
  const { connections, changes } = connectedTo(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`)
  try {
    await expectReads(connections)
    await until(async () => changes.length > 0)
    await expectReads(connections)
    expect(changes).toEqual(['ECONNREFUSED'])
  } finally {
    await connections.close()
  }
})

test('a database that follows no other takes no read, however well it answers', async () => {
  const { connections, changes } = connectedTo(databaseUrl())
  try {
    await until(async () => changes.length > 0)
    await expectReads(connections)
    expect(changes).toEqual(['DATABASE_REPLICA_URL leads to no streaming replica'])
  } finally {
    await connections.close()
  }
})
