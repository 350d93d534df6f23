import { useMutation } from '@tanstack/react-query'
import { upload } from '@wervio/api-client'
import { analyzeMatch, type EngineChoice } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { useState } from 'react'
import { analysisStore, type StoredAnalysis } from './analysis-store.ts'

type Question = { file: File; vacancyId: string; vacancyTitle: string; engine?: EngineChoice }

/** Holds a CV beside a vacancy, and keeps the outcome in this browser until it is wiped. */
export const useAnalysis = () => {
  const store = analysisStore(useCurrentUser()?.uid ?? '')
  const [outcome, setOutcome] = useState<StoredAnalysis | null>(() => store.read())
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ file, vacancyId, engine }: Question) =>
      upload(analyzeMatch, { file, form: { vacancy_id: vacancyId }, ...(engine && { query: { engine } }) }),
    onSuccess: (analysis, { file, vacancyId, vacancyTitle }) => {
      const next = { vacancy_id: vacancyId, vacancy_title: vacancyTitle, file_name: file.name, analysis }
      setOutcome(next)
      store.keep(next)
    },
  })
  /** Adds to the outcome what became of it. */
  const amend = (change: Pick<StoredAnalysis, 'saved_with'> | Pick<StoredAnalysis, 'import'>) => {
    if (!outcome) return
    const next = { ...outcome, ...change }
    setOutcome(next)
    store.keep(next)
  }
  const wipe = () => {
    store.drop()
    setOutcome(null)
    reset()
  }
  return { outcome, amend, wipe, analyse: mutate, isPending, error, forgetError: reset }
}
