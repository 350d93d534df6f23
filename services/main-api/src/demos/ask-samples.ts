import {
  API_VERSION,
  apiVersionHeader,
  generateVacancy,
  listRecordings,
  saveRecording,
  type Endpoint,
  type GenerateVacancyRequest,
  type MadeBy,
  type TranscriptionData,
} from '@wervio/contracts'
import { ServiceError, type Recruiter, type ServiceTokens } from '@wervio/service-kit'
import type { z } from 'zod'
import type { AskParser } from '../platform/ask-parser.ts'
import type { KnownCv } from '../platform/known-values.ts'

/** What is written and read once for all demos is asked for nobody. */
const NOBODY: Recruiter = {
  accountId: '00000000-0000-0000-0000-000000000000',
  organisationId: '00000000-0000-0000-0000-000000000000',
}
/** Milliseconds in which ai-service answers a question about sample data. */
const LONGEST = 60_000

export type AskSamples = {
  writeText: (request: GenerateVacancyRequest) => Promise<{ html: string; made_by: MadeBy }>
  readCv: (cv: { name: string; content: Buffer<ArrayBuffer> }) => Promise<KnownCv>
  /** Saves an interview of a candidate, unless it is there. */
  saveRecording: (recruiter: Recruiter, candidateId: string, recording: TranscriptionData) => Promise<void>
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
  const call = async <S extends z.ZodType>(
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    recruiter: Recruiter,
    shape: S,
    { id, body }: { id?: string; body?: object } = {},
  ): Promise<z.output<S>> => {
    const response = await fetch(new URL(id === undefined ? path : path.replace('{id}', id), url), {
      method,
      headers: {
        authorization: `Bearer ${await tokens.sign(recruiter, 'ai')}`,
        [apiVersionHeader]: API_VERSION,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST),
    }).catch(unavailable)
    if (!response.ok) return unavailable(new Error(`ai-service answered ${response.status} to ${method} ${path}`))
    const parsed = shape.safeParse(await response.json().catch(unavailable))
    return parsed.success ? parsed.data : unavailable(parsed.error)
  }

  return {
    writeText: (request) =>
      call(generateVacancy, NOBODY, generateVacancy.responses[200], { body: { ...request, engine: 'builtin' } }),
    readCv: ({ name, content }) =>
      askParser(NOBODY, { name, content, engine: 'builtin' }, AbortSignal.timeout(LONGEST)),
    saveRecording: async (recruiter, id, recording) => {
      const stored = await call(listRecordings, recruiter, listRecordings.responses[200], { id })
      if (stored.some(({ fileName }) => fileName === recording.fileName)) return
      await call(saveRecording, recruiter, saveRecording.responses[201], { id, body: recording })
    },
  }
}
