export { buildService, type ServiceOptions } from './build-service.ts'
export { signalOf } from './caller-signal.ts'
export { cutPage, orderOf, readCursor, sortable, type Position } from './cursor.ts'
export { defineDomain } from './define-domain.ts'
export { describeError } from './describe-error.ts'
export {
  isAnonymous,
  type Contact,
  type Caller,
  type FindRecruiter,
  type Identities,
  type Identity,
  type KnownUser,
  type Recruiter,
  type TokenVerifier,
} from './identity.ts'
export { refuseRoles } from './guards.ts'
export { implement, type Call, type Handler } from './implement.ts'
export type { IncomingFile } from './incoming-file.ts'
export { exitWith, listen } from './listen.ts'
export { answersCalls, doesBackgroundWork, type ProcessRole } from './role.ts'
export {
  commonVariables,
  EnvironmentError,
  originsOf,
  originsVariable,
  portVariable,
  readEnvironment,
} from './read-environment.ts'
export type { ReadEntry, StoreReads } from './read-log.ts'
export { ServiceError } from './service-error.ts'
export { isStorageFailure, storageUnavailable } from './storage-failure.ts'
export { serviceHeaders } from './service-headers.ts'
export { createServiceTokens, type ServiceTokens } from './service-tokens.ts'
export { asJob, asPartOf } from './work-scope.ts'
export { WrittenAnswer } from './written-answer.ts'
export { type VisitorLimits } from './rate-limit.ts'
export { createTokenVerifier, type VerifierOptions } from './token-verifier.ts'
