import {
  generateVacancy,
  writeDemoConversations,
  type Endpoint,
  type GenerateVacancyRequest,
  type MadeBy,
} from '@wervio/contracts'
import { ServiceError, serviceHeaders, type Recruiter, type ServiceTokens } from '@wervio/service-kit'
import type { AskParser } from '../platform/ask-parser.ts'
import type { KnownCv } from '../platform/known-values.ts'

/** What is written and read once for all demos is asked for nobody. */
const NOBODY: Recruiter = {
  accountId: '00000000-0000-0000-0000-000000000000',
  organisationId: '00000000-0000-0000-0000-000000000000',
}
/** Milliseconds in which ai-service answers a question about sample data. */
const LONGEST = 60_000
/** Milliseconds in which ai-service writes its part of one demo: those that end wait for it. */
const LONGEST_WRITE = 10_000

/** The candidates and vacancies of a demo, by name and by title. */
export type DemoIds = Record<'candidates' | 'vacancies', { name: string; id: string }[]>

export type AskSamples = {
  writeText: (request: GenerateVacancyRequest) => Promise<{ html: string; made_by: MadeBy }>
  readCv: (cv: { name: string; content: Buffer<ArrayBuffer> }) => Promise<KnownCv>
  /** Has ai-service write its part of a demo, once however often it is asked. */
  writeConversations: (recruiter: Recruiter, ids: DemoIds) => Promise<void>
}

const unavailable = (cause: unknown): never => {
  throw new ServiceError('unavailable', { cause })
}

/** Asks ai-service for the sample data of demos, which rules write and read, whatever engine was configured. */
export const createAskSamples = ({
  url,
  tokens,
  askParser,
}: {
  url: string
  tokens: ServiceTokens
  askParser: AskParser
}): AskSamples => {
  const send = async (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    recruiter: Recruiter,
    body: object,
    longest = LONGEST,
  ) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { ...(await serviceHeaders(tokens, recruiter, 'ai')), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longest),
    }).catch(unavailable)
    return response.ok ? response : unavailable(new Error(`ai-service answered ${response.status} to ${path}`))
  }

  return {
    writeText: async (request) => {
      const response = await send(generateVacancy, NOBODY, { ...request, engine: 'builtin' })
      const text = generateVacancy.responses[200].safeParse(await response.json().catch(unavailable))
      return text.success ? text.data : unavailable(text.error)
    },
    readCv: ({ name, content }) =>
      askParser(NOBODY, { name, content, engine: 'builtin' }, AbortSignal.timeout(LONGEST)),
    writeConversations: async (recruiter, ids) => {
      await send(writeDemoConversations, recruiter, ids, LONGEST_WRITE)
    },
  }
}
