import { useEffect, useState } from 'react'
import { useMatchesRead } from '../matches/use-matches.ts'

/** Milliseconds that the page waits for the candidates, which are read beside the vacancy. */
export const PATIENCE = 1_000

/** Whether the page still waits for the candidates: what they add to it would move it when it came later. */
export const useWaitForMatches = (vacancyId: string): boolean => {
  const areRead = useMatchesRead(vacancyId)
  const [lateVacancyId, setLateVacancyId] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLateVacancyId(vacancyId), PATIENCE)
    return () => clearTimeout(timer)
  }, [vacancyId])
  return !areRead && lateVacancyId !== vacancyId
}
