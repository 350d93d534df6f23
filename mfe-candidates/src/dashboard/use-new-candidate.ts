import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useLocation, useReplaceState } from '@wervio/routing'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { DashboardState } from '../paths.ts'

const arrivalState = z.object({ newCandidateId: z.string(), refreshCandidates: z.boolean() }).partial()

const parseState = (state: unknown): DashboardState => {
  const { data = {} } = arrivalState.safeParse(state)
  return {
    ...(data.newCandidateId !== undefined && { newCandidateId: data.newCandidateId }),
    refreshCandidates: data.refreshCandidates ?? false,
  }
}

/**
 * The id of a candidate who was just added, from the state of the navigation, until the page is left or loaded again.
 * Reads the lists again when the navigation says so.
 */
export const useNewCandidate = (): string | null => {
  const { state } = useLocation()
  const [newId, setNewId] = useState<string | null>(null)
  const queries = useQueryClient()
  const replaceState = useReplaceState()
  const { newCandidateId = null, refreshCandidates = false } = parseState(state)
  if (newCandidateId !== null && newCandidateId !== newId) setNewId(newCandidateId)
  const hasArrival = newCandidateId !== null || refreshCandidates
  useEffect(() => {
    if (!hasArrival) return
    if (refreshCandidates) void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
    // Without this, a reload would find the same state and do all this again.
    replaceState(null)
  }, [hasArrival, refreshCandidates, queries, replaceState])
  return newId
}
