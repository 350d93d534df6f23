import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useLocation, useNavigate } from '@wervio/routing'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { DashboardState } from '../paths.ts'

const arrival = z.object({ newCandidateId: z.string(), refreshCandidates: z.boolean() }).partial()

const read = (state: unknown): DashboardState => {
  const { data = {} } = arrival.safeParse(state)
  return {
    ...(data.newCandidateId !== undefined && { newCandidateId: data.newCandidateId }),
    refreshCandidates: data.refreshCandidates ?? false,
  }
}

/** What the navigation brought along: lists are read again when it says so. Gives who was added, until the page is left or loaded again. */
export const useArrival = (): string | null => {
  const { state, pathname, search } = useLocation()
  const [newId, setNewId] = useState<string | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { newCandidateId = null, refreshCandidates = false } = read(state)
  if (newCandidateId !== null && newCandidateId !== newId) setNewId(newCandidateId)
  const arrived = newCandidateId !== null || refreshCandidates
  useEffect(() => {
    if (!arrived) return
    if (refreshCandidates) void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
    // Otherwise a reload would do it all again.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  }, [arrived, refreshCandidates, queries, navigate, pathname, search])
  return newId
}
