import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { paths } from '../paths.ts'
import type { GeneratorValues } from './generator-fields.ts'
import { generatorStore, type GeneratedText } from './generator-store.ts'
import { saveGenerated } from './save-generated.ts'

type SaveVariables = { values: GeneratorValues; generatedText: GeneratedText }

type Options = {
  owner: string
  /** Whether form and text still say what was saved. */
  isCurrent: (saved: SaveVariables) => boolean
  onDone: () => void
}

/**
 * Stores the text as a vacancy and opens it, or offers to where the page was left meanwhile; the draft in this browser
 * is dropped once that is done. What was typed meanwhile stays: the next save brings the same vacancy up to date.
 */
export const useSave = ({ owner, isCurrent, onDone }: Options) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return useMutation({
    scope: { id: 'save-generated' },
    mutationFn: ({ values, generatedText }: SaveVariables) => saveGenerated(values, generatedText),
    onMutate: ({ values, generatedText }) => {
      generatorStore(owner).keep({ values, made: { ...generatedText, tried: true }, asked: null })
    },
    onSuccess: (vacancy, saved) => {
      queries.setQueryData(queryKeys.vacancies.one(vacancy.id), vacancy)
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      if (!isCurrent(saved)) {
        toast('Je vacature is opgeslagen. Wat je daarna typte, staat nog alleen hier.', { tone: 'amber' })
        return
      }
      onDone()
      generatorStore(owner).drop()
      const open = () => void navigate(paths.details.text(vacancy.id))
      if (isMounted.current) {
        toast('Je vacature is opgeslagen.')
        open()
      } else toast('Je vacature is opgeslagen.', { action: { label: 'Bekijk vacature', onSelect: open } })
    },
  })
}
