import { messages, microsoftScopes, type DeviceCode, type TeamsConnection } from '@wervio/contracts'
import {
  createMicrosoftSignIn,
  MicrosoftError,
  type Connections,
  type DeviceSignIn,
  type MicrosoftFailure,
  type MicrosoftSettings,
} from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'

/** What a sign-in by code asks for: calendar and meetings, and to stay signed in. */
const SCOPES = [...microsoftScopes, 'offline_access']

/** Sign-ins that wait at a time, of everybody; the oldest gives way. */
const MOST_WAITING = 1_000

/**
 * Milliseconds after which nobody looks any more: a page asks after its code every few seconds, behind another tab
 * every minute.
 */
const UNATTENDED = 5 * 60_000

type Waiting = { signIn: DeviceSignIn; code: DeviceCode; stopClock: () => void }

/** Does something later, and answers what prevents that. */
const later = (work: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(work, milliseconds).unref()
  return () => clearTimeout(timer)
}

export type TeamsOptions = {
  settings: MicrosoftSettings
  connections: Pick<Connections, 'stateOf' | 'connectTeams' | 'disconnect'>
  /** Somebody's connection is there, again or for the first time. */
  onConnected: (recruiter: Recruiter) => void
  /** A sign-in that failed for another reason than Microsoft or the person. */
  onFailed: (error: unknown) => void
  /** Does something after so many milliseconds; answers what prevents that. */
  after?: typeof later
}

const ENDINGS: Partial<Record<MicrosoftFailure, string>> = {
  declined: 'Je hebt het verzoek bij Microsoft geweigerd. Vraag een nieuwe code als je toch wilt verbinden.',
  code_expired: 'De code is verlopen. Vraag een nieuwe code.',
  needs_administrator: messages.microsoftNeedsAdministrator,
}

/** Signs recruiters in to Teams with a code. A code lives in this process: after a restart somebody gets a new one. */
export const createTeamsSignIn = ({ settings, connections, onConnected, onFailed, after = later }: TeamsOptions) => {
  const { startDeviceSignIn } = createMicrosoftSignIn(settings)
  /** Codes that Microsoft is being asked for. */
  const starting = new Map<string, Promise<DeviceCode>>()
  const waiting = new Map<string, Waiting>()
  const endings = new Map<string, string>()

  const forget = (accountId: string, signIn: DeviceSignIn): void => {
    const entry = waiting.get(accountId)
    if (entry?.signIn !== signIn) return
    entry.stopClock()
    waiting.delete(accountId)
  }

  const cancel = (accountId: string): void => {
    starting.delete(accountId)
    const entry = waiting.get(accountId)
    entry?.stopClock()
    entry?.signIn.cancel()
    waiting.delete(accountId)
    endings.delete(accountId)
  }

  /** Waits for the person behind the answer, and stores what Microsoft then gives. */
  const follow = async (recruiter: Recruiter, signIn: DeviceSignIn): Promise<void> => {
    const { accountId } = recruiter
    try {
      const tokens = await signIn.tokens
      // Somebody who asked for another code, or disconnected, didn't mean this one any more.
      if (waiting.get(accountId)?.signIn !== signIn) return
      await connections.connectTeams(tokens, recruiter)
      onConnected(recruiter)
    } catch (error) {
      if (waiting.get(accountId)?.signIn !== signIn) return
      const ending = error instanceof MicrosoftError ? ENDINGS[error.failure] : undefined
      endings.set(accountId, ending ?? messages.teamsConnectionFailed)
      if (!(error instanceof MicrosoftError)) onFailed(error)
    } finally {
      forget(accountId, signIn)
    }
  }

  /** Ends a sign-in that nobody looks at: Microsoft would be asked after it until its code is over. */
  const watch = (accountId: string, entry: Waiting): void => {
    entry.stopClock()
    entry.stopClock = after(() => {
      if (waiting.get(accountId) === entry) cancel(accountId)
    }, UNATTENDED)
  }

  const askForCode = async (recruiter: Recruiter, isWanted: () => boolean): Promise<DeviceCode> => {
    const signIn = await startDeviceSignIn(SCOPES)
    if (!isWanted()) {
      signIn.cancel()
      throw new MicrosoftError('declined', 'disconnected')
    }
    const [oldest] = waiting.keys()
    if (waiting.size >= MOST_WAITING && oldest !== undefined) cancel(oldest)
    const entry: Waiting = { signIn, code: signIn.code, stopClock: () => undefined }
    waiting.set(recruiter.accountId, entry)
    watch(recruiter.accountId, entry)
    void asJob('microsoft', () => follow(recruiter, signIn))
    return signIn.code
  }

  /** The code that waits for somebody who looks at it. */
  const pendingOf = ({ accountId }: Recruiter): DeviceCode | null => {
    const entry = waiting.get(accountId)
    if (entry) watch(accountId, entry)
    return entry?.code ?? null
  }

  return {
    stateOf: async (recruiter: Recruiter): Promise<TeamsConnection> => {
      const state = await connections.stateOf(recruiter, 'teams')
      const connected = state?.isUsable ?? false
      return {
        available: true,
        connected,
        account: state?.account ?? null,
        pending: connected ? null : pendingOf(recruiter),
        error: connected
          ? null
          : (endings.get(recruiter.accountId) ?? (state === null ? null : messages.microsoftExpired)),
      }
    },

    /**
     * A new code; one that waited is worth nothing any more, one that is being asked for serves this call too. Rejects
     * with a `MicrosoftError`, `declined` after a disconnect meanwhile.
     */
    start: (recruiter: Recruiter): Promise<DeviceCode> => {
      const { accountId } = recruiter
      const running = starting.get(accountId)
      if (running) return running
      cancel(accountId)
      const isWanted = (): boolean => starting.get(accountId) === code
      const code = askForCode(recruiter, isWanted).finally(() => {
        if (isWanted()) starting.delete(accountId)
      })
      starting.set(accountId, code)
      return code
    },

    disconnect: async (recruiter: Recruiter): Promise<void> => {
      cancel(recruiter.accountId)
      await connections.disconnect(recruiter)
    },

    /** Ends every sign-in that waits, and every one that begins. */
    stop: (): void => {
      for (const accountId of [...starting.keys(), ...waiting.keys()]) cancel(accountId)
    },
  }
}

export type TeamsSignIn = ReturnType<typeof createTeamsSignIn>
