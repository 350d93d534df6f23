import { useQueryClient } from '@tanstack/react-query'
import { outdateCandidate } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { UNDO_MERGE, useUndoMergeOf } from '../candidate/undo-merge.ts'
import { paths, type DashboardState } from '../paths.ts'

type SavedCandidate = {
  candidate: Candidate
  /** Whether they were there already and got the new data. */
  isMerged: boolean
  hasCv: boolean
}

/** Says that a candidate was saved and goes to them, unless the page was left meanwhile. */
export const useShowSavedCandidate = () => {
  const queries = useQueryClient()
  const undo = useUndoMergeOf()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  return async ({ candidate: { id, name }, isMerged, hasCv }: SavedCandidate): Promise<void> => {
    void outdateCandidate(queries, id)
    const href = paths.profile.href(id)
    if (isMerged) {
      toast(hasCv ? `Het CV staat nu bij ${name}.` : `De gegevens staan nu bij ${name}.`, {
        action: { label: UNDO_MERGE, onSelect: () => undo(id) },
      })
    } else toast(`${name} is toegevoegd.`, { action: { label: 'Bekijk profiel', onSelect: () => void navigate(href) } })
    if (!isMounted.current) return
    const state: DashboardState = { newCandidateId: id, refreshCandidates: true }
    if (isMerged) void navigate(href)
    else void navigate(paths.dashboard.href(), { state })
  }
}
