import { useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { savePublication, type Publication } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { mayKeep } from '@wervio/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { rememberPublication } from '../queries.ts'
import { sanitise } from '../sanitise.ts'
import { Autosave } from './autosave.ts'
import { localDrafts } from './local-drafts.ts'
import { holdEditorOpen } from './open-editors.ts'

type Options = { vacancyId: string; uid: string; start: Publication; read: () => string }

const leaveEditor = async (autosave: Autosave) => {
  if (!(await autosave.leave()) && mayKeep())
    toast('Je laatste wijzigingen zijn nog niet opgeslagen. Ze staan klaar als je de tekst weer bewerkt.', {
      tone: 'amber',
    })
}

/**
 * The autosave of one editor session, which also saves when the page hides, the connection returns or the editor
 * closes.
 */
export const useAutosave = ({ vacancyId, uid, start, read }: Options) => {
  const queries = useQueryClient()
  const [{ autosave, session }] = useState(() => {
    const newSession = crypto.randomUUID()
    const drafts = localDrafts(uid, vacancyId)
    return {
      session: newSession,
      autosave: new Autosave({
        start,
        read,
        send: (body) => call(savePublication, { params: { id: vacancyId }, body }),
        keep: (html, base_version) =>
          drafts.keep({ session: newSession, html, base_version, at: new Date().toISOString() }),
        drop: () => drafts.drop(newSession),
        onSaved: (publication) => rememberPublication(queries, vacancyId, publication),
        isSame: (a, b) => sanitise(a) === sanitise(b),
      }),
    }
  })

  useEffect(() => {
    const release = holdEditorOpen(session)
    const flush = () => void autosave.flush()
    const hide = () => {
      autosave.keepNow()
      if (document.visibilityState === 'hidden') flush()
    }
    const keep = () => autosave.keepNow()
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.isUnsaved && mayKeep()) event.preventDefault()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', keep)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hide)
      void leaveEditor(autosave).finally(release)
    }
  }, [autosave, session])

  return { autosave, session, state: useSyncExternalStore(autosave.subscribe, autosave.state) }
}
