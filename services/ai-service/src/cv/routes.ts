import { parseCv, type ParsedCv } from '@wervio/contracts'
import { implement, type IncomingFile } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { answerOnce } from '../answering/answer-call.ts'
import { chooseEngine } from '../engines/choose-engine.ts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { readUpload, type Exchange } from './read-upload.ts'
import { withTaxonomyTitle } from './taxonomy-title.ts'
import type { Parsers } from './workers/parsers.ts'

/** A stack of 500 CVs is uploaded at once. */
const RATE_LIMIT = { max: 600, seconds: 60 }
type Readers = { engine: Engine; rules: Engine; parsers: Parsers; taxonomy: () => Promise<Taxonomy | null> }

/**
 * `POST /api/parse-cv`: reads a CV by rules in a separate process, then lets the engine read it, and stores nothing.
 */
export const cvRoutes = (app: FastifyInstance, { engine: configured, rules, parsers, taxonomy }: Readers): void => {
  const answer = (engine: Engine, receive: () => Promise<IncomingFile>, exchange: Exchange): Promise<ParsedCv> => {
    const parseAndRead = async (options: EngineOptions) => {
      const reading = { receive, withSource: engine.readsCvText, signal: options.signal }
      const cv = await engine.readCv(await readUpload(parsers, reading, exchange), options)
      return withTaxonomyTitle(cv, await taxonomy())
    }
    return answerOnce(parseAndRead, exchange.reply)
  }
  implement(
    app,
    parseCv,
    ({ receive, query, identity, ...exchange }) =>
      answer(chooseEngine({ engine: configured, rules }, query.engine, identity), receive, exchange),
    { rateLimit: RATE_LIMIT },
  )
}
