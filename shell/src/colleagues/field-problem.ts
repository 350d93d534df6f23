import { ApiError } from '@wervio/api-client'

/** What the service says of one field; undefined when it says nothing of it. */
export const fieldProblem = (error: unknown, path: string): string | undefined =>
  error instanceof ApiError ? error.fields.find((field) => field.path === path)?.message : undefined
