import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from './describe-error.ts'
import { drain } from './drain.ts'
import { holdBack } from './hold-back.ts'
import { ServiceError } from './service-error.ts'
import { isStorageFailure, storageUnavailable } from './storage-failure.ts'

type Validation = { instancePath?: string; message?: string }

const fieldsOf = (validation: Validation[]) =>
  validation.map(({ instancePath = '', message = '' }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
  }))

/** Invalid parameters of an address are `not_found`; an invalid body or query is `validation_failed`. */
const fromValidation = (error: FastifyError): ServiceError =>
  error.validationContext === 'params'
    ? new ServiceError('not_found')
    : new ServiceError('validation_failed', { extra: { fields: fieldsOf(error.validation ?? []) } })

/** Turns a thrown value into an error that a caller may see; unexpected ones become `internal` without their cause. */
export const toServiceError = (error: FastifyError | ServiceError): ServiceError => {
  if (error instanceof ServiceError) return error
  if (error.validation) return fromValidation(error)
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ServiceError('unsupported_media_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError('body_too_large')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ServiceError('bad_request')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ServiceError('not_found')
    default:
      return isStorageFailure(error) ? storageUnavailable(error) : new ServiceError('internal', { cause: error })
  }
}

/**
 * Logs an unexpected failure as an error with all details, and one with a code of its own as a warning with its cause.
 */
const logFailure = ({ status, code, cause }: ServiceError, request: FastifyRequest): void => {
  // Refusals of an overloaded service have their request's log line already, and there are many of them.
  if (status < 500 || code === 'overloaded' || request.routeOptions.config.quiet) return
  const details = { code, ...(cause !== undefined && { failure: describeError(cause) }) }
  const { logged } = request.routeOptions.config.endpoint ?? {}
  if (code === 'internal') request.log.error(details, logged ?? 'request failed')
  else request.log.warn(details, logged ?? 'request refused')
}

/** For addresses that are refused before any hook has run, such as one that is too long; others have them already. */
const refusalHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
} as const

/** Fastify's error handler: contracts' `errorBody` for every failure, and the cause of a 5xx in the log only. */
export const answerError = async (error: FastifyError | ServiceError, request: FastifyRequest, reply: FastifyReply) => {
  const serviceError = toServiceError(error)
  logFailure(serviceError, request)
  if (serviceError.code === 'overloaded') holdBack(request, reply)
  if (serviceError.retryAfter !== null) reply.header('Retry-After', serviceError.retryAfter)
  if (serviceError.code === 'body_too_large') await drain(request.raw)
  for (const [name, value] of Object.entries(refusalHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  return reply
    .code(serviceError.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(serviceError.body())
}
