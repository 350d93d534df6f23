import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import type { MicrosoftSettings } from '../settings.ts'

/** What the stand-in holds, as `GET /control` answers it. */
export type PeerState = {
  codes: string[]
  mails: { kind: string; to: string[]; subject: string; comment: string }[]
  requests: string[]
  events: {
    id: string
    subject: string | null
    transactionId: string | null
    start: { dateTime: string; timeZone: string }
    body: { content: string }
    onlineMeeting: { joinUrl: string } | null
    attendees: { emailAddress: { address: string } }[]
  }[]
  meetings: { joinWebUrl: string; recordAutomatically: boolean; allowTranscription: boolean }[]
}

/** What `POST /control` takes; e2e/peers/microsoft/world.ts says what the fields mean. */
export type PeerChange = {
  world?: Record<string, unknown>
  clear?: boolean
  code?: { userCode: string; approve: boolean }
  events?: { start: string; fields: Record<string, unknown> }[]
  meeting?: { joinUrl: string }
  transcript?: { joinUrl: string; vtt: string; createdDateTime?: string }
}

/** The stand-in for Entra and Graph as a process of its own, because packages and services import nothing from e2e. */
export type MicrosoftPeer = {
  settings: MicrosoftSettings
  state: () => Promise<PeerState>
  change: (change: PeerChange) => Promise<{ answered: boolean | null }>
  stop: () => Promise<void>
}

/** Starts it; this process trusts its certificate from then on. */
export const startMicrosoftPeer = async (): Promise<MicrosoftPeer> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-microsoft-'))
  const certificate = join(folder, 'certificate.pem')
  const script = fileURLToPath(new URL('../../../../e2e/peers/microsoft/main.ts', import.meta.url))
  const options = ['--port', '0', '--certificate', certificate]
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string]
  setDefaultCACertificates([...getCACertificates(), await readFile(certificate, 'utf8')])
  return {
    settings: {
      clientId: '11111111-2222-3333-4444-555555555555',
      authority: `${origin}/organizations`,
      graphUrl: `${origin}/v1.0`,
      keys: [{ name: 'test', bytes: randomBytes(32) }],
    },
    state: async () => (await (await fetch(`${origin}/control`)).json()) as PeerState,
    change: async (change) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) }
      return (await (await fetch(`${origin}/control`, init)).json()) as { answered: boolean | null }
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
