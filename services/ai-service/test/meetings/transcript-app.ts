import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import { meetingTranscript, type MeetingTranscript } from '@wervio/contracts'
import { createConnections } from '@wervio/microsoft'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import type { Recruiter } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import type { TestDatabase } from 'database/testing'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { createRecordingJob } from '../../src/meetings/recording/recording-job.ts'
import { createRecordingRepository } from '../../src/meetings/recording/repository.ts'
import { createTranscriptJob } from '../../src/meetings/transcripts/fetching/transcript-job.ts'
import {
  createTranscriptRepository,
  type TranscriptRepository,
} from '../../src/meetings/transcripts/store/repository.ts'
import { type Accounts, openAccounts } from '../../src/platform/accounts.ts'
import { asMainApi, createMigratedDatabase } from '../migrated-database.ts'
import { appWith } from '../running-app.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
/** When the meetings of these tests ended. */
export const END = Date.parse('2027-03-28T10:00:00Z')

/** `api/calltranscript-get.md`, example 2, with another name and text. */
export const VTT = `WEBVTT

0:0:0.0 --> 0:0:5.320
<v Noor de Recruiter>Vertel eens over je werk.</v>

0:0:6.0 --> 0:0:9.5
<v Ilse Hoogveen>Ik ben wijkverpleegkundige, &lt;b&gt;al tien jaar&lt;/b&gt;.</v>
`
/** What is stored of it. */
export const SPOKEN = [
  { start: 0, end: 5.32, speaker: 'Noor de Recruiter', text: 'Vertel eens over je werk.' },
  { start: 6, end: 9.5, speaker: 'Ilse Hoogveen', text: 'Ik ben wijkverpleegkundige, <b>al tien jaar</b>.' },
]

const JOIN = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_'

/** ai-service with the stand-in of Microsoft, and jobs with a clock of the test's. */
export const startTranscriptApp = () => {
  let peer: MicrosoftPeer
  let database: TestDatabase
  let main: ReturnType<typeof asMainApi>
  let accounts: Accounts
  let app: FastifyInstance

  beforeAll(async () => {
    ;[peer, database] = await Promise.all([startMicrosoftPeer(), createMigratedDatabase()])
    main = asMainApi(database.url)
    accounts = openAccounts({
      url: database.url,
      connections: 4,
      onLostConnection: () => undefined,
      longestWait: 60_000,
    })
    app = appWith(createBuiltinEngine(), accounts, { microsoft: peer.settings })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await main.close()
    await database.stop()
    await peer.stop()
  })

  const settingsOf = ({ accountId, organisationId }: Recruiter) => ({
    account: accountId,
    organisation: organisationId,
  })
  const execute = (recruiter: Recruiter, statement: SQL): Promise<Record<string, unknown>[]> =>
    accounts.transaction(settingsOf(recruiter), async (connection) => (await connection.execute(statement)).rows)
  const connections = () =>
    createConnections({
      settings: peer.settings,
      schema: 'ai',
      run: (recruiter, work) => accounts.transaction(settingsOf(recruiter), work),
    })
  const request = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })

  const connect = async (token: string): Promise<void> => {
    const { pending } = (await request(token, 'POST', '/api/teams-connection')).json<{
      pending: { user_code: string }
    }>()
    await peer.change({ code: { userCode: pending.user_code, approve: true } })
    await until(
      'Teams to be connected',
      async () => (await request(token, 'GET', '/api/teams-connection')).json<{ connected: boolean }>().connected,
    )
  }

  return {
    peer: () => peer,
    execute,
    request,
    /** A recruiter; with Teams unless told otherwise. */
    recruiter: async ({ isConnected = true } = {}): Promise<{ token: string; owner: Recruiter }> => {
      const token = `goed-${randomUUID()}`
      const owner = await main.register(token)
      if (isConnected) await connect(token)
      return { token, owner }
    },
    connect,
    /** A candidate who agreed to being recorded. */
    agreed: async (owner: Recruiter): Promise<string> => {
      const id = await main.addCandidate(owner)
      await execute(
        owner,
        sql`insert into ai.consents (id, organisation_id, candidate_id, account_id, wording, way, given_on)
          values (${randomUUID()}, ${owner.organisationId}, ${id}, ${owner.accountId}, 'Ik vind het goed.', 'spoken', '2026-01-05')`,
      )
      return id
    },
    /**
     * A planned meeting of an hour that waits for its transcript, in Teams too; with the consent of whoever is in it.
     */
    meeting: async (
      { accountId, organisationId }: Recruiter,
      {
        end = END,
        state = 'planned',
        transcript = 'waiting',
        account = null as string | null,
        candidateId = null as string | null,
        hasConsent = true,
      } = {},
    ): Promise<{ id: string; joinUrl: string }> => {
      const id = randomUUID()
      const joinUrl = `${JOIN}${id}%40thread.v2/0?context=%7b%22Tid%22%3a%22o'neill%22%7d`
      const [starts, ends] = [end - HOUR, end].map((moment) => new Date(moment).toISOString())
      await execute(
        { accountId, organisationId },
        sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, join_url, transcript, microsoft_account, microsoft_address, candidate_id)
          values (${id}, ${organisationId}, ${accountId}, ${randomUUID()}, 'Kennismaking', '', ${starts}, ${ends}, 'Europe/Amsterdam', '{}', true, ${state}, ${joinUrl}, ${transcript}, ${account}, ${account && 'noor@werving.example'}, ${candidateId}::uuid)`,
      )
      if (hasConsent)
        await execute(
          { accountId, organisationId },
          sql`insert into ai.consents (id, organisation_id, meeting_id, account_id, wording, way, given_on)
            values (${randomUUID()}, ${organisationId}, ${id}, ${accountId}, 'Iedereen vindt het goed.', 'spoken', '2026-01-05')`,
        )
      await peer.change({ meeting: { joinUrl } })
      return { id, joinUrl }
    },
    /** A process that has Teams confirm recordings, with this clock. */
    recordingJob: (clock: { now: number }) =>
      createRecordingJob({
        repository: createRecordingRepository(accounts.transaction),
        connections: connections(),
        onFailed: (error) => {
          throw error
        },
        now: () => clock.now,
      }),
    repository: () => createTranscriptRepository(accounts.transaction),
    /** A process of the service with this clock; `changes` take the place of parts of its repository. */
    job: (clock: { now: number }, changes: Partial<TranscriptRepository> = {}) => {
      const failures: unknown[] = []
      const job = createTranscriptJob({
        repository: { ...createTranscriptRepository(accounts.transaction), ...changes },
        connections: connections(),
        onFailed: (error) => failures.push(error),
        now: () => clock.now,
      })
      return { ...job, failures }
    },
    read: async (token: string, id: string): Promise<MeetingTranscript> =>
      meetingTranscript.parse((await request(token, 'GET', `/api/meeting-transcript/${id}`)).json()),
  }
}
