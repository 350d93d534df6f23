import { useEffect, useState } from 'react'
import { localDrafts, type LocalDraft } from './local-drafts.ts'
import { findAbandoned } from './open-editors.ts'

/** Drafts of this text that no open tab goes on with and that differ from `html`. */
export const useAbandonedDrafts = (uid: string, vacancyId: string, ownSession: string | null, html: string) => {
  const [drafts, setDrafts] = useState<LocalDraft[]>([])
  // The text at the start: what is typed from here on is in this editor, not left behind.
  const [storedHtml] = useState(html)
  useEffect(() => {
    let isMounted = true
    const store = localDrafts(uid, vacancyId)
    const others = store.all().filter(({ session }) => session !== ownSession)
    const loadDrafts = async () => {
      const abandonedDrafts = await findAbandoned(others)
      for (const { session } of abandonedDrafts.filter(({ html: draftHtml }) => draftHtml === storedHtml))
        store.drop(session)
      if (isMounted) setDrafts(abandonedDrafts.filter((draft) => draft.html !== storedHtml))
    }
    void loadDrafts()
    return () => {
      isMounted = false
    }
  }, [uid, vacancyId, ownSession, storedHtml])
  const drop = (session: string) => {
    localDrafts(uid, vacancyId).drop(session)
    setDrafts((current) => current.filter((draft) => draft.session !== session))
  }
  return { drafts, drop }
}
