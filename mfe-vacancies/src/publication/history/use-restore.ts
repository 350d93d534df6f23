import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, type Publication } from '@wervio/contracts'
import { rememberPublication } from '../queries.ts'

/** Makes an earlier version the text of now, as a new version. `publication` is what it takes the place of. */
export const useRestore = (vacancyId: string, publication: Publication, onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (version: string) => {
      const params = { id: vacancyId }
      const { html, made_by } = await call(endpoints.getPublicationVersion, { params: { ...params, version } })
      return call(endpoints.savePublication, {
        params,
        body: { html, made_by, base_version: publication.version, origin: 'restored' },
      })
    },
    onSuccess: (restored) => {
      rememberPublication(queries, vacancyId, restored)
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'publication_conflict')
        void queries.invalidateQueries({ queryKey: queryKeys.vacancies.publication(vacancyId) })
    },
  })
}
