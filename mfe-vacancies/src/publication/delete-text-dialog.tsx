import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { deletePublication, messages, type Publication, type Vacancy } from '@wervio/contracts'
import { Button, Dialog, Notice, toast } from '@wervio/ui'

type Props = { vacancy: Vacancy; isOpen: boolean; onClose: () => void }

/** Deletes the publication text after a question that names it; the vacancy and the history stay. */
export const DeleteTextDialog = ({ vacancy, isOpen, onClose }: Props) => {
  const queries = useQueryClient()
  const key = queryKeys.vacancies.publication(vacancy.id)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(deletePublication, { params: { id: vacancy.id } }),
    onSuccess: async () => {
      queries.setQueryData<Vacancy>(
        queryKeys.vacancies.one(vacancy.id),
        (cached) => cached && { ...cached, description: '' },
      )
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(vacancy.id) })
      await queries.invalidateQueries({ queryKey: key })
      // The text is deleted, also when the new state could not be fetched.
      queries.setQueryData<Publication>(key, (cached) => cached && { ...cached, html: '' })
      toast('De publicatietekst is verwijderd.')
    },
  })
  const close = () => {
    onClose()
    reset()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Publicatietekst verwijderen?"
      description={`De publicatietekst van "${vacancy.title}" wordt verwijderd. De vacature zelf blijft, en eerdere versies van de tekst ook.`}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Annuleren
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Publicatietekst verwijderen
          </Button>
        </>
      }
    >
      {error && <Notice tone="red" title={errorText(error, messages.publicationDeleteFailed)} />}
    </Dialog>
  )
}
