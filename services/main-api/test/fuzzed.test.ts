import { describe } from '@jest/globals'
import { markOf, type FuzzCaller } from '@wervio/service-kit/fuzz'
import { proveFuzzed } from '@wervio/service-kit/testing'
import { accessOf } from './access-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

// Nobody listens there: what is asked of it waits for its turn.
const started = startApp({ aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }) })
const { app, recruiter } = started
const { teamOf, rows: makers, bodies } = accessOf(started)

const newTeam = async () => {
  const owner = await recruiter()
  const rows: Record<string, string> = {}
  for (const [kind, make] of Object.entries(makers)) rows[kind] = await make(owner.token)
  return {
    tokens: Object.values(await teamOf(owner)),
    rows,
    secrets: [...Object.values(rows), owner.account.email ?? ''],
  }
}

const callers = async (): Promise<FuzzCaller[]> => {
  const [one, other] = [await newTeam(), await newTeam()]
  const asking = (asker: typeof one, stranger: typeof one) =>
    asker.tokens.map((token) => ({
      token,
      rows: asker.rows,
      foreignRows: stranger.rows,
      secrets: stranger.secrets.filter(Boolean),
    }))
  return [...asking(one, other), ...asking(other, one)]
}

describe('every endpoint of main-api', () => {
  const candidate = markOf('own', 'candidate')
  proveFuzzed({
    service: 'main',
    app,
    callers,
    bodies: {
      ...bodies,
      'POST /api/applications': { vacancy_id: markOf('own', 'vacancy'), candidate_id: candidate },
      'POST /api/vacancies': { title: 'Kok' },
      'POST /api/candidates': { name: 'Noor' },
    },
    runs: 2,
  })
})
