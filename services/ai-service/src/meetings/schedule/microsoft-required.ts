import { messages, otherAccountText } from '@wervio/contracts'
import { MicrosoftError, serviceErrorOf } from '@wervio/microsoft'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { OtherAccountError } from '../connection/other-account.ts'
import type { TeamsSignIn } from '../connection/teams-sign-in.ts'

/** What a call says when Graph didn't take its request, and what it wanted of a meeting. */
export type Refusal = { refused: string; wanted: Parameters<typeof otherAccountText>[1] }

/**
 * Answers of a call that needs Teams when Microsoft didn't do what was asked. Who has to sign in gets a code, the same
 * one while it waits for them.
 */
export const createMicrosoftAnswers = (teams: TeamsSignIn) => {
  const signInRequired = async (recruiter: Recruiter, message: string): Promise<ServiceError> => {
    try {
      const code = (await teams.stateOf(recruiter)).pending ?? (await teams.start(recruiter))
      return new ServiceError('microsoft_required', { message, extra: { auth_required: true, ...code } })
    } catch (error) {
      if (error instanceof MicrosoftError) return serviceErrorOf(error)
      throw error
    }
  }

  return {
    /** Rejects with `microsoft_required` and a code when Teams isn't connected, or not any more. */
    requireTeams: async (recruiter: Recruiter): Promise<void> => {
      const { connected, account } = await teams.stateOf(recruiter)
      if (!connected)
        throw await signInRequired(recruiter, account ? messages.microsoftExpired : messages.microsoftRequired)
    },

    /** What a caller sees of any failure. */
    answerOf: async (recruiter: Recruiter, error: unknown, { refused, wanted }: Refusal): Promise<unknown> => {
      if (error instanceof OtherAccountError)
        return new ServiceError('microsoft_other_account', {
          message: otherAccountText(error.address, wanted),
          cause: error,
        })
      if (!(error instanceof MicrosoftError)) return error
      if (error.failure === 'required') return signInRequired(recruiter, messages.microsoftExpired)
      const answer = serviceErrorOf(error)
      const isRefused = error.failure === 'refused' || error.failure === 'missing'
      return isRefused && answer.code === 'microsoft_unavailable'
        ? new ServiceError('microsoft_unavailable', { status: 502, message: refused, cause: error })
        : answer
    },
  }
}

export type MicrosoftAnswers = ReturnType<typeof createMicrosoftAnswers>
