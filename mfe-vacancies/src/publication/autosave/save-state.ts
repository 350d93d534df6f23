import { ApiError } from '@wervio/api-client'
import { messages, publicationConflict, type Publication } from '@wervio/contracts'

export type SaveState =
  /** `at` is null until something of this stay in the editor was saved. */
  | { phase: 'saved'; at: string | null }
  | { phase: 'pending' }
  | { phase: 'saving' }
  | { phase: 'failed'; message: string }
  /** Somebody else saved `current`; nothing is saved until a choice was made. */
  | { phase: 'conflict'; current: Publication; busy: boolean; message: string | null }

/** The text that stands in the way of a save, or null when the save failed for another reason. */
export const conflictIn = (error: unknown): Publication | null =>
  error instanceof ApiError && error.code === 'publication_conflict'
    ? (publicationConflict.safeParse(error.details).data?.current ?? null)
    : null

/** What is wrong with the text itself goes before what is said of every refused form. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : messages.publicationSaveFailed

/** No answer came: the save may have been done. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

const REFUSED = new Set([400, 401, 403, 404, 409, 413])

/** Trying again later can help. */
export const mayPass = (error: unknown): boolean => error instanceof ApiError && !REFUSED.has(error.status)
