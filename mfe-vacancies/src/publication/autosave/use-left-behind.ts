import { useEffect, useState } from 'react'
import { localDrafts, type LocalDraft } from './local-drafts.ts'
import { abandoned } from './open-editors.ts'

/** Drafts of this text that no open tab goes on with and that say something else than `html`. */
export const useLeftBehind = (uid: string, vacancyId: string, stay: string | null, html: string) => {
  const [found, setFound] = useState<LocalDraft[]>([])
  // Asked once: what is typed from here on is no news.
  const [stored] = useState(html)
  useEffect(() => {
    let here = true
    const drafts = localDrafts(uid, vacancyId)
    const others = drafts.all().filter(({ session }) => session !== stay)
    const look = async () => {
      const left = await abandoned(others)
      for (const same of left.filter((draft) => draft.html === stored)) drafts.drop(same.session)
      if (here) setFound(left.filter((draft) => draft.html !== stored))
    }
    void look()
    return () => {
      here = false
    }
  }, [uid, vacancyId, stay, stored])
  const drop = (session: string) => {
    localDrafts(uid, vacancyId).drop(session)
    setFound((now) => now.filter((draft) => draft.session !== session))
  }
  return { found, drop }
}
