import { createRequire } from 'node:module'
import inject, { type DispatchFunc } from 'light-my-request'

/** The emulator's record of an account (firebase-tools 15.34.2, emulator/auth/state.js), with the fields we use. */
export type EmulatorUser = {
  localId: string
  email?: string | undefined
  passwordHash?: string | undefined
  /** Tokens of earlier sign-ins are revoked; in seconds since 1970. */
  validSince?: string | undefined
  [field: string]: unknown
}

/** A code that was issued for a password reset or a verification. */
export type SentCode = { email: string; requestType: string; oobCode: string; oobLink: string }

type ProjectState = {
  users: Map<string, EmulatorUser>
  oobs: Map<string, SentCode>
  enableImprovedEmailPrivacy: boolean
  getUserByEmail: (email: string) => EmulatorUser | undefined
  getUserByLocalId: (localId: string) => EmulatorUser | undefined
  overwriteUserWithLocalId: (localId: string, user: EmulatorUser) => EmulatorUser
  deleteUser: (user: EmulatorUser) => void
  deleteOobCode: (code: string) => boolean
}

type Answer = { status: number; body: Record<string, unknown> }

type Call = {
  /** Path with query. */
  path: string
  body: object
  /** Calls with the rights of the project's owner; for our services only. */
  asOwner?: boolean
  /** The `host:port` for links in responses. */
  host: string
}

type EmulatorModules = {
  createApp: (project: string, mode: number, states: Map<string, ProjectState>) => Promise<DispatchFunc>
  AgentProjectState: new (project: string) => ProjectState
}

/** `SingleProjectMode.ERROR`: a call for another project is refused. */
const THIS_PROJECT_ONLY = 2

/**
 * Loads the emulator's own application without its command line, hub and ports. Compiles the validation of a call at
 * its first use, an exegesis option that firebase-tools doesn't set, because compiling all of it takes most of the
 * start.
 */
const loadEmulator = (): EmulatorModules => {
  const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
  const exegesis = firebaseTools('exegesis-express') as { middleware: (api: unknown, options: object) => unknown }
  const { middleware } = exegesis
  exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true })
  return {
    ...(firebaseTools('firebase-tools/lib/emulator/auth/server.js') as Pick<EmulatorModules, 'createApp'>),
    ...(firebaseTools('firebase-tools/lib/emulator/auth/state.js') as Pick<EmulatorModules, 'AgentProjectState'>),
  }
}

/** The official Auth emulator of one project, in memory and without a port: only this process can call it. */
export const createEmulator = async (project: string) => {
  const { createApp, AgentProjectState } = loadEmulator()
  const state = new AgentProjectState(project)
  // Responses to a sign-in or a reset don't reveal whether an address exists.
  state.enableImprovedEmailPrivacy = true
  const app = await createApp(project, THIS_PROJECT_ONLY, new Map([[project, state]]))

  return {
    state,
    call: async ({ path, body, asOwner = false, host }: Call): Promise<Answer> => {
      const response = await inject(app, {
        method: 'POST',
        url: path,
        headers: { host, ...(asOwner && { authorization: 'Bearer owner' }) },
        payload: body,
      })
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
    },
  }
}

export type Emulator = Awaited<ReturnType<typeof createEmulator>>
