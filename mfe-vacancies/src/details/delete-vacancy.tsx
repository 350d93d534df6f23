import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Vacancy } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { Button, Dialog, Notice, toast } from '@wervio/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formStore } from '../drafts/form-store.ts'
import { paths } from '../paths.ts'
import { localDrafts } from '../publication/autosave/local-drafts.ts'

/** What this browser kept of a vacancy that is gone. */
const forgetLocally = (uid: string, vacancyId: string) => {
  const store = formStore(uid)
  store.dropDraft(vacancyId)
  localDrafts(uid, vacancyId).dropAll()
  if (store.text()?.vacancyId === vacancyId) store.dropText()
}

/** Deletes the vacancy after a question that names it, and goes back to the list. */
export const DeleteVacancy = ({ vacancy }: { vacancy: Vacancy }) => {
  const [asked, setAsked] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(endpoints.deleteVacancy, { params: { id: vacancy.id } }),
    onSuccess: async () => {
      if (user) forgetLocally(user.uid, vacancy.id)
      await navigate(paths.dashboard.href(), { replace: true })
      queries.removeQueries({ queryKey: queryKeys.vacancies.one(vacancy.id) })
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      toast(`De vacature "${vacancy.title}" is verwijderd.`)
    },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return (
    <>
      <Button variant="secondary" icon={Trash2} onClick={() => setAsked(true)}>
        Verwijderen
      </Button>
      <Dialog
        open={asked}
        onOpenChange={(open) => {
          if (!open) close()
        }}
        title="Vacature verwijderen?"
        description={`De vacature "${vacancy.title}" wordt met alles wat eraan hangt verwijderd. Dit kan niet ongedaan worden gemaakt.`}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Annuleren
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              Vacature verwijderen
            </Button>
          </>
        }
      >
        {error && (
          <Notice tone="red" title={error instanceof ApiError ? error.message : messages.vacancyDeleteFailed} />
        )}
      </Dialog>
    </>
  )
}
