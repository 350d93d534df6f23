import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { paths } from '../paths.ts'
import type { GeneratorValues } from './generator-fields.ts'
import { generatorStore, type KeptText } from './generator-store.ts'
import { saveGenerated } from './save-generated.ts'

type Saved = { values: GeneratorValues; made: KeptText }

/** Stores the text as a vacancy and opens it; what was kept here goes once that is done. */
export const useSave = (owner: string, onDone: () => void) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    scope: { id: 'save-generated' },
    mutationFn: ({ values, made }: Saved) => saveGenerated(values, made),
    onMutate: ({ values, made }) => {
      generatorStore(owner).keep({ values, made: { ...made, tried: true }, asked: null })
    },
    onSuccess: (saved) => {
      onDone()
      generatorStore(owner).drop()
      queries.setQueryData(queryKeys.vacancies.one(saved.id), saved)
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      toast('Je vacature is opgeslagen.')
      void navigate(paths.details.text(saved.id))
    },
  })
}
