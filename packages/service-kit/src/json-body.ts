import type { FastifyInstance } from 'fastify'
import { ServiceError } from './service-error.ts'

/**
 * Parses JSON bodies only. An empty one counts as `{}`; a malformed one, or one with a prototype key, is
 * `invalid_json`.
 */
export const acceptJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, {})
    void parse(request, body, (error, value) => (error ? done(new ServiceError('invalid_json')) : done(null, value)))
  })
}
