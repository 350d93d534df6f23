import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { deleteAccount, endOwnSession, previewDeletion } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { expireSession, signOut } from '@wervio/session'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { noteSessionOver } from '../../sign-in/end-session.ts'

/** Erasing takes as long as there is data. */
const TIMEOUT_MS = 300_000

export type DeletionRequest = z.input<typeof deleteAccount.body>

/** What would go with the account, counted anew each time the dialog opens, and the deletion itself. */
export const useDeletion = (open: boolean) => {
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  // Once this page has made room for the public one: signing out on a guarded page leads home.
  useEffect(
    () => () => {
      if (!isDeleted.current) return
      noteSessionOver()
      void signOut()
    },
    [],
  )
  const preview = useQuery({
    queryKey: ['account', 'deletion'],
    queryFn: ({ signal }) => call(previewDeletion, {}, { signal }),
    enabled: open,
    gcTime: 0,
    staleTime: 0,
  })
  const deletion = useMutation({
    mutationFn: (request: DeletionRequest) => call(deleteAccount, { body: request }, { timeout: TIMEOUT_MS }),
    onSuccess: (report) => {
      isDeleted.current = true
      void navigate(routes.accountDeleted.href(), { replace: true, state: report })
    },
    // Who else works there, or how long ago somebody signed in, may be different by now.
    onError: () => void preview.refetch(),
  })
  return { preview, deletion }
}

/** Leads to the sign-in page and back here. What was typed elsewhere stays, as with a session that expired. */
export const signInAgain = async (): Promise<void> => {
  // The next sign-in is another session; one that can't be ended now ends by itself.
  await call(endOwnSession, {}).catch(() => undefined)
  expireSession()
}
