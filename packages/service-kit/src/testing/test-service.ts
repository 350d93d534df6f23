import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Vacancy } from '@wervio/contracts'
import { buildService, type ServiceOptions } from '../build-service.ts'
import type { Identity } from '../identity.ts'
import { ServiceError } from '../service-error.ts'

const openServices: FastifyInstance[] = []

/** Closes every service `testService` built. */
export const closeServices = async (): Promise<void> => {
  await Promise.all(openServices.splice(0).map((app) => app.close()))
}

export const accountId = '0190a000-0000-7000-8000-000000000001'
const organisationId = '0190a000-0000-7000-8000-000000000002'

const identity: Identity = {
  uid: 'u1',
  email: 'jan@voorbeeld.nl',
  emailVerified: true,
  displayName: 'Jan',
  provider: 'password',
  signedInAt: 0,
  expiresAt: Date.now() + 60_000,
}

/** A service without endpoints, with its log lines. The token `good` is a recruiter's, `new` has no account. */
export const testService = (options: Partial<ServiceOptions> = {}) => {
  const lines: string[] = []
  let failure: Error | undefined
  const app = buildService({
    service: 'main',
    title: 'Proef',
    origins: ['http://localhost:3000'],
    verifier: {
      verify: (token) =>
        token === 'good' || token === 'new'
          ? Promise.resolve({ ...identity, uid: token })
          : Promise.reject(new ServiceError('invalid_token')),
    },
    findRecruiter: ({ uid }) =>
      Promise.resolve(uid === 'good' ? { accountId, organisationId, role: 'recruiter' } : null),
    ready: () => (failure ? Promise.reject(failure) : Promise.resolve()),
    writesPerMinute: 600,
    logDestination: new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
    ...options,
  })
  openServices.push(app)
  return {
    app,
    lines,
    fail: (error: Error) => {
      failure = error
    },
  }
}

export const vacancyRow: Vacancy = {
  id: '0190a000-0000-7000-8000-000000000003',
  title: 'Monteur',
  company: '',
  location: '',
  salary: '',
  hours: '',
  description: '',
  specific_tasks: '',
  benefits: '',
  soft_skills: '',
  hard_skills: '',
  sector: '',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  social_contribution: null,
  mission_vision_values: null,
  status: 'actief',
  thumbnail: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  recruiter_id: accountId,
}
