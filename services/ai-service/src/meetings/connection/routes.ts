import { connectTeams, disconnectTeams, getTeamsConnection, messages, type TeamsConnection } from '@wervio/contracts'
import { MicrosoftError, serviceErrorOf } from '@wervio/microsoft'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { TeamsSignIn } from './teams-sign-in.ts'

/** Codes that one account may ask for in a minute: each is a call to Microsoft. */
const CODES_PER_MINUTE = 10

const NOT_SET_UP: TeamsConnection = {
  available: false,
  connected: false,
  account: null,
  pending: null,
  error: messages.microsoftNotSetUp,
}

/** The connection with Teams; `teams` is null where Microsoft isn't set up. */
export const connectionRoutes = (app: FastifyInstance, { teams }: { teams: TeamsSignIn | null }): void => {
  implement(app, getTeamsConnection, async ({ recruiter }) => (teams ? teams.stateOf(recruiter) : NOT_SET_UP))

  implement(
    app,
    connectTeams,
    async ({ recruiter }) => {
      if (!teams) throw new ServiceError('microsoft_not_set_up')
      try {
        await teams.start(recruiter)
      } catch (error) {
        throw error instanceof MicrosoftError ? serviceErrorOf(error) : error
      }
      return teams.stateOf(recruiter)
    },
    { rateLimit: { max: CODES_PER_MINUTE, seconds: 60 } },
  )

  implement(app, disconnectTeams, async ({ recruiter }) => {
    await teams?.disconnect(recruiter)
    return null
  })
}
