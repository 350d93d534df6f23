export {
  ApiError,
  errorText,
  isAborted,
  isLasting,
  isNotFound,
  needsSignIn,
  UnexpectedAnswerError,
  type ApiErrorCode,
  type FieldProblem,
} from './api-error.ts'
export { call, callAll, callPage, callWithCursor, type Page } from './call.ts'
export { download } from './download.ts'
export { downloadPart } from './download-part.ts'
export { fileQuery } from './file-query.ts'
export { inlinedConfig } from './inlined-config.ts'
export { profileQuery } from './profile-query.ts'
export { queryDefaults } from './query-defaults.ts'
export { queryKeys } from './query-keys.ts'
export { follow } from './follow.ts'
export { onRoleRefused } from './role-refused.ts'
export { forgetRuntimeConfig, runtimeConfig } from './runtime-config.ts'
export { stream } from './stream.ts'
export { traceHeader } from './trace-header.ts'
export { upload } from './upload.ts'
