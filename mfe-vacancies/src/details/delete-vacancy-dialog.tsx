import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { deletionKey } from '@wervio/applications'
import { deleteVacancy, messages, type VacancyDetails } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { Button, Dialog, Notice, Stack, Text, toast, tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formStore } from '../drafts/form-store.ts'
import { paths } from '../paths.ts'
import { localDrafts } from '../publication/autosave/local-drafts.ts'
import { dismissedStatuses } from '../status-suggestion/dismissed-statuses.ts'
import { useDeletionFacts } from './use-deletion-facts.ts'

const Facts = styled.ul`
  list-style: disc;
  padding-left: ${tokens.space[5]};
`

/** Drops what this browser stores of a deleted vacancy. */
const forgetLocally = (uid: string, vacancyId: string) => {
  const store = formStore(uid)
  store.dropDraft(vacancyId)
  localDrafts(uid, vacancyId).dropAll()
  dismissedStatuses(uid, vacancyId).drop()
  if (store.text()?.vacancyId === vacancyId) store.dropText()
}

/** What is known of a vacancy and of the candidates in its procedure. */
const keysOf = (id: string) => {
  const { one, matches, matching } = queryKeys.vacancies
  return [one(id), matches(id), matching(id)]
}

/** Drops what is known of a deleted vacancy, but for what a page that still stands shows. */
const forgetUnshown = (queries: QueryClient, id: string): void => {
  for (const queryKey of keysOf(id)) queries.removeQueries({ queryKey, type: 'inactive' })
}

/** The procedures that went with a vacancy no longer count for the status of their candidates. */
const outdateCandidates = (queries: QueryClient): void => {
  const { candidates } = queryKeys
  const everyProfile = candidates.one('').slice(0, -1)
  const everyTimeline = candidates.timeline('').slice(0, -1)
  for (const queryKey of [candidates.list, everyProfile, everyTimeline]) void queries.invalidateQueries({ queryKey })
}

type Props = { vacancy: VacancyDetails; onClose: () => void }

/** Deletes the vacancy after a question that names it and what goes with it, and goes back to the list. */
export const DeleteVacancyDialog = ({ vacancy, onClose }: Props) => {
  const facts = useDeletionFacts(vacancy)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const { id } = vacancy
  const isDeleted = useRef(false)
  // The dialog may leave before its page, which would read anew what it lacks: only what nobody shows any more goes.
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(() => forgetUnshown(queries, id))
    },
    [id, queries],
  )
  const { mutate, isPending, error } = useMutation({
    mutationKey: deletionKey(id),
    // What is still being read of it would find it gone: another copy of the service may answer that later.
    onMutate: () => Promise.all(keysOf(id).map((queryKey) => queries.cancelQueries({ queryKey }))),
    mutationFn: () => call(deleteVacancy, { params: { id } }),
    onSuccess: async () => {
      isDeleted.current = true
      if (user) forgetLocally(user.uid, id)
      await navigate(paths.dashboard.href(), { replace: true })
      forgetUnshown(queries, id)
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      outdateCandidates(queries)
      toast(`De vacature "${vacancy.title}" is verwijderd.`)
    },
  })
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title="Vacature verwijderen?"
      description={`De vacature "${vacancy.title}" wordt verwijderd. Dit kan niet ongedaan worden gemaakt.`}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Vacature verwijderen
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {facts.length > 0 && (
          <div>
            <Text>Dit wordt mee verwijderd:</Text>
            <Facts>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Facts>
          </div>
        )}
        {error && <Notice tone="red" title={errorText(error, messages.vacancyDeleteFailed)} />}
      </Stack>
    </Dialog>
  )
}
