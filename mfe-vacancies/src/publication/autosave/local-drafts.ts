import { mayKeep, userStorage } from '@wervio/session'
import { z } from 'zod'
import { parseStored } from '../../drafts/stored-form.ts'

const kept = z.object({
  html: z.string(),
  /** The stored version it was written on. */
  base_version: z.int().nonnegative(),
  at: z.iso.datetime(),
})

/** Words that no service has confirmed yet. */
export type LocalDraft = z.infer<typeof kept> & { session: string }

const start = (vacancyId: string) => `publication-draft:${vacancyId}:`

/** What this browser keeps of one recruiter's unsaved text of one vacancy: a draft for each stay in the editor. */
export const localDrafts = (uid: string, vacancyId: string) => {
  const storage = userStorage(uid)
  const name = (session: string) => start(vacancyId) + session
  return {
    /** False when the browser refuses (storage full or switched off). */
    keep: ({ session, ...draft }: LocalDraft): boolean => {
      if (!mayKeep()) return true
      try {
        storage.set(name(session), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    drop: (session: string): void => storage.remove(name(session)),
    dropAll: (): void => storage.names(start(vacancyId)).forEach((each) => storage.remove(each)),
    /** Newest first; damaged drafts count as absent. */
    all: (): LocalDraft[] =>
      storage
        .names(start(vacancyId))
        .flatMap((each) => {
          const draft = parseStored(kept, storage.get(each))
          return draft ? [{ ...draft, session: each.slice(start(vacancyId).length) }] : []
        })
        .toSorted((a, b) => b.at.localeCompare(a.at)),
  }
}
export type LocalDrafts = ReturnType<typeof localDrafts>
