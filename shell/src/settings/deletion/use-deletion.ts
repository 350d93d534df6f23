import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, call } from '@wervio/api-client'
import { deleteAccount, endOwnSession, previewDeletion } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { expireSession, signOut } from '@wervio/session'
import { useEffect, useRef } from 'react'
import { noteSessionOver } from '../../sign-in/end-session.ts'

/** Erasing takes as long as there is data. */
const TIMEOUT_MS = 300_000

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
    mutationFn: (email: string) => call(deleteAccount, { body: { email } }, { timeout: TIMEOUT_MS }),
    onSuccess: (report) => {
      isDeleted.current = true
      void navigate(routes.accountDeleted.href(), { replace: true, state: report })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'sign_in_again') void preview.refetch()
    },
  })
  return { preview, deletion }
}

/** Leads to the sign-in page and back here. What was typed elsewhere stays, as with a session that expired. */
export const signInAgain = async (): Promise<void> => {
  // The next sign-in is another session; one that can't be ended now ends by itself.
  await call(endOwnSession, {}).catch(() => undefined)
  expireSession()
}
