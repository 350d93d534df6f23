import { describe } from '@jest/globals'
import { proveAccess } from '@wervio/service-kit/testing'
import { startApp } from './start-app.ts'

const { app, recruiter, createVacancy } = startApp()

describe('every endpoint of main-api', () => {
  proveAccess({
    service: 'main',
    app: () => Promise.resolve(app()),
    tokens: async () => ({ owner: (await recruiter()).token, stranger: (await recruiter()).token }),
    rows: { vacancy: async (owner) => (await createVacancy(owner)).id },
    bodies: { 'PUT /api/vacancies/{id}/publication': { html: '<p>Tekst</p>', base_version: 0 } },
  })
})
