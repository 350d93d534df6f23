import { storedWords, userStorage } from '@wervio/session'
import { z } from 'zod'

const storedDraft = z.object({
  html: z.string(),
  /** The stored version on which the draft builds. */
  base_version: z.int().nonnegative(),
  at: z.iso.datetime(),
})

/** A text that the service has not confirmed yet. */
export type LocalDraft = z.infer<typeof storedDraft> & { session: string }

const keyPrefix = (vacancyId: string) => `publication-draft:${vacancyId}:`

/** What this browser keeps of one recruiter's unsaved text of one vacancy: a draft for each editor session. */
export const localDrafts = (uid: string, vacancyId: string) => {
  const storage = userStorage(uid)
  const draftOf = (session: string) => storedWords(uid, keyPrefix(vacancyId) + session, storedDraft)
  return {
    /** False when the browser refuses (storage full or switched off). */
    keep: ({ session, ...draft }: LocalDraft): boolean => draftOf(session).keep(draft),
    drop: (session: string): void => draftOf(session).drop(),
    dropAll: (): void => storage.names(keyPrefix(vacancyId)).forEach((name) => storage.remove(name)),
    /** Newest first; damaged drafts count as absent. */
    all: (): LocalDraft[] =>
      storage
        .names(keyPrefix(vacancyId))
        .flatMap((name) => {
          const session = name.slice(keyPrefix(vacancyId).length)
          const draft = draftOf(session).read()
          return draft ? [{ ...draft, session }] : []
        })
        .toSorted((a, b) => b.at.localeCompare(a.at)),
  }
}
export type LocalDrafts = ReturnType<typeof localDrafts>
