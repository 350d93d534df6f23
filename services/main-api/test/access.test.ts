import { describe } from '@jest/globals'
import { proveAccess } from '@wervio/service-kit/testing'
import { accessOf } from './access-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

// Nobody listens there: what is asked of it waits for its turn.
const started = startApp({ aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }) })
const { app, recruiter } = started
const { teamOf, rows, bodies } = accessOf(started)

describe('every endpoint of main-api', () => {
  proveAccess({
    service: 'main',
    app: () => Promise.resolve(app()),
    tokens: async () => ({ owner: (await recruiter()).token, stranger: (await recruiter()).token }),
    team: async () => teamOf(await recruiter()),
    rows,
    bodies,
  })
})
