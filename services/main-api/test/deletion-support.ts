import type { DeletionPreview } from '@wervio/contracts'
import pg from 'pg'
import { aiRowsOf } from './ai-rows.ts'
import type { createIdentities } from './demos-support.ts'
import { filesOf } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { mailsOf } from './mail-support.ts'
import type { Recruiter, startApp } from './start-app.ts'

export const uidOf = ({ token }: Recruiter): string => token.split('~')[0] ?? ''

/** Accounts with something of many kinds, and their deletion. */
export const deletionsOf = (started: ReturnType<typeof startApp>, provider: ReturnType<typeof createIdentities>) => {
  const { call, databaseUrl } = started
  const { attached } = filesOf(started)
  const { added } = importsOf(started)
  const mails = mailsOf(started)
  const aiRows = aiRowsOf(databaseUrl)

  /** Gives a recruiter something of many kinds, in both services, and makes them known to the provider. */
  const fill = async (recruiter: Recruiter): Promise<void> => {
    provider.users.set(uidOf(recruiter), { anonymous: false, email: recruiter.account.email, displayName: null })
    const { token, account } = recruiter
    const vacancy = await started.createVacancy(token)
    await attached(token, vacancy.id)
    const candidate = await mails.createCandidate(token)
    await mails.post(token, mails.draftFor(candidate.id))
    await added(token)
    await aiRows.talk(account.id, candidate.id)
    await aiRows.record(account.organisation_id, candidate.id, 'gesprek.mp3')
    await call(token, { url: '/api/sessions' })
  }
  const previewResponse = (token: string) => call(token, { url: '/api/account/deletion' })

  return {
    aiRows,
    fill,
    /** A filled recruiter with an organisation of their own. */
    working: async (): Promise<Recruiter> => {
      const recruiter = await started.recruiter()
      await fill(recruiter)
      return recruiter
    },
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
      const client = new pg.Client({ connectionString: databaseUrl() })
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    preview: async (token: string) => (await previewResponse(token)).json<DeletionPreview>(),
    erase: (token: string, email: string, more: object = {}) =>
      call(token, { method: 'POST', url: '/api/account/deletion', payload: { email, ...more } }),
  }
}
