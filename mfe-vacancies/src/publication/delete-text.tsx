import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Publication, type Vacancy } from '@wervio/contracts'
import { Button, Dialog, Notice, toast } from '@wervio/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

/** Deletes the publication text after a question that names it; the vacancy and the history stay. */
export const DeleteText = ({ vacancy }: { vacancy: Vacancy }) => {
  const [asked, setAsked] = useState(false)
  const queries = useQueryClient()
  const key = queryKeys.vacancies.publication(vacancy.id)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(endpoints.deletePublication, { params: { id: vacancy.id } }),
    onSuccess: async () => {
      queries.setQueryData<Vacancy>(queryKeys.vacancies.one(vacancy.id), (kept) => kept && { ...kept, description: '' })
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(vacancy.id) })
      await queries.invalidateQueries({ queryKey: key })
      // Where the new state could not be fetched, the text is still gone.
      queries.setQueryData<Publication>(key, (kept) => kept && { ...kept, html: '' })
      toast('De publicatietekst is verwijderd.')
    },
  })
  const close = () => {
    setAsked(false)
    reset()
  }
  return (
    <>
      <Button variant="secondary" icon={Trash2} onClick={() => setAsked(true)}>
        Tekst verwijderen
      </Button>
      <Dialog
        open={asked}
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
        {error && (
          <Notice tone="red" title={error instanceof ApiError ? error.message : messages.publicationDeleteFailed} />
        )}
      </Dialog>
    </>
  )
}
