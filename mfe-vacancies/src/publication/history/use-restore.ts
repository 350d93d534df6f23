import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { getPublicationVersion, savePublication, type Publication } from '@wervio/contracts'
import { rememberPublication } from '../queries.ts'

/** Makes an earlier version the present text, as a new version. `publication` is the text that it replaces. */
export const useRestore = (vacancyId: string, publication: Publication, onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (version: string) => {
      const params = { id: vacancyId }
      const { html, made_by } = await call(getPublicationVersion, { params: { ...params, version } })
      return call(savePublication, {
        params,
        body: { html, made_by, base_version: publication.version, origin: 'restored' },
      })
    },
    onSuccess: (restoredPublication) => {
      rememberPublication(queries, vacancyId, restoredPublication)
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'publication_conflict')
        void queries.invalidateQueries({ queryKey: queryKeys.vacancies.publication(vacancyId) })
    },
  })
}
