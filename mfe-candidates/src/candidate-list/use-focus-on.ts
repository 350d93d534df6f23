import type { CandidateSummary } from '@wervio/contracts'
import { useEffect, useRef } from 'react'

/** Puts the focus on a candidate once, as soon as the list shows them. */
export const useFocusOn = (id: string | null, candidates: readonly CandidateSummary[]): void => {
  const focusedId = useRef<string | null>(null)
  useEffect(() => {
    if (id === null || focusedId.current === id || !candidates.some((candidate) => candidate.id === id)) return
    const link = document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`)
    if (!link) return
    focusedId.current = id
    link.focus()
  }, [id, candidates])
}
