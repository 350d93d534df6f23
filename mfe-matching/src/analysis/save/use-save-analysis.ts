import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, upload } from '@wervio/api-client'
import { outdateCandidate } from '@wervio/candidates'
import { addNote, addToImport, createImport, getImportItem } from '@wervio/contracts'
import type { StoredAnalysis } from '../analysis-store.ts'
import { noteTextOf } from './note-text.ts'

type Person = { id: string; name: string }

/** Saves an analysis as a note about a candidate, so that it goes where their data goes: export, merge, erasure. */
export const useSaveAnalysis = (outcome: StoredAnalysis, onSaved: (person: Person) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Person) => call(addNote, { params: { id }, body: { text: noteTextOf(outcome) } }),
    onSuccess: (_note, { id, name }) => {
      void outdateCandidate(queries, id)
      onSaved({ id, name })
    },
  })
}

/** Puts the CV of an analysis in a stack of its own, where it is read and looked through before it is a candidate. */
export const useImportCv = (onImported: (place: NonNullable<StoredAnalysis['import']>) => void) =>
  useMutation({
    mutationFn: async (file: File) => {
      const { id } = await call(createImport, { body: { mode: 'review' } })
      const item = await upload(addToImport, {
        params: { id },
        query: { creation_key: crypto.randomUUID() },
        file,
      })
      return { id, item_id: item.id }
    },
    onSuccess: onImported,
  })

/** Who the CV of an analysis became, once it was looked through and saved; null until then. */
export const useImportedCandidate = (place: StoredAnalysis['import']) =>
  useQuery({
    queryKey: ['imported-candidate', place?.item_id],
    queryFn: async ({ signal }): Promise<Person | null> => {
      const { candidate_id: id, name } = await call(getImportItem, { params: { id: place?.item_id ?? '' } }, { signal })
      return id === null ? null : { id, name: name ?? 'deze kandidaat' }
    },
    enabled: place !== undefined,
    gcTime: 0,
  })
