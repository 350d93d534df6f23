import type { Candidate } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useLocation, useNavigate } from '@wervio/routing'
import { useState } from 'react'
import { cvViewOf, type CvView } from './cv-view.ts'

/**
 * The CV beside the profile, or null while it is closed. An address that asks for a place in it opens it there, each
 * time that somebody goes to that address.
 */
export const useOpenCv = ({ evidence }: Pick<Candidate, 'evidence'>, canShow: boolean) => {
  const { key, hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [view, setView] = useState<CvView | null>(null)
  const [handledKey, setHandledKey] = useState<string | null>(null)
  const target = routes.candidate.cvTargetIn(hash)
  if (key !== handledKey) {
    setHandledKey(key)
    if (target && canShow) setView(cvViewOf(evidence, target))
  }
  const close = () => {
    setView(null)
    // A reload would open it again.
    if (target) void navigate(pathname + search, { replace: true, preventScrollReset: true, state })
  }
  return { view, show: setView, close }
}
