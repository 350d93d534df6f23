import { ApiError } from '@wervio/api-client'
import { messages, publicationConflict, type Publication } from '@wervio/contracts'

export type SaveState =
  /** `at` is null until something of this editor session was saved. */
  | { phase: 'saved'; at: string | null }
  | { phase: 'pending' }
  | { phase: 'saving' }
  | { phase: 'failed'; message: string }
  /** Somebody else saved `current`; nothing is saved until a choice was made. */
  | { phase: 'conflict'; current: Publication; busy: boolean; message: string | null }

/** The newer text that conflicts with a save, or null when the save failed for another reason. */
export const conflictIn = (error: unknown): Publication | null =>
  error instanceof ApiError && error.code === 'publication_conflict'
    ? (publicationConflict.safeParse(error.details).data?.current ?? null)
    : null

/** The message about a field of the text, or else the general one of the answer. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : messages.publicationSaveFailed

/** No answer came: the save may have been done. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Answers that stay the same however often the save is tried. */
const FINAL_STATUSES = new Set([400, 401, 403, 404, 409, 413])

/** Whether trying again later can help. */
export const canRetry = (error: unknown): boolean => error instanceof ApiError && !FINAL_STATUSES.has(error.status)
