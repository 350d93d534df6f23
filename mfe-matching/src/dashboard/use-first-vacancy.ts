import { isOneOf, openVacancyStatuses, type VacancySummary } from '@wervio/contracts'
import { useVacancyChoice } from '@wervio/remote-kit'
import { storedWords, useCurrentUser } from '@wervio/session'
import { useEffect, useMemo, useRef } from 'react'
import { z } from 'zod'

const lastVacancy = z.object({ vacancy_id: z.uuid() })

const newestFirst = (one: VacancySummary, other: VacancySummary): number =>
  other.created_at.localeCompare(one.created_at)

/** The vacancy to begin with: the one last looked at, else the newest open one, one with candidates first. */
const firstVacancy = (vacancies: readonly VacancySummary[], lastId: string | null): string | null => {
  const open = vacancies.filter(({ status }) => isOneOf(openVacancyStatuses, status)).toSorted(newestFirst)
  const first =
    vacancies.find(({ id }) => id === lastId) ??
    open.find(({ open_applications: candidates }) => candidates > 0) ??
    open.at(0)
  return first?.id ?? null
}

/**
 * Chooses a vacancy once, for a page that was opened without one, and remembers in this browser which was looked at
 * last. `seenId` is one that could be read.
 */
export const useFirstVacancy = (chosenId: string | null, seenId: string | null, choose: (id: string) => void): void => {
  const uid = useCurrentUser()?.uid ?? ''
  const store = useMemo(() => storedWords(uid, 'matching-vacancy', lastVacancy), [uid])
  const { data: vacancies } = useVacancyChoice()
  const isBegun = useRef(chosenId !== null)
  useEffect(() => {
    if (seenId !== null) store.keep({ vacancy_id: seenId })
  }, [seenId, store])
  useEffect(() => {
    if (isBegun.current || !vacancies) return
    isBegun.current = true
    const id = firstVacancy(vacancies, store.read()?.vacancy_id ?? null)
    if (id !== null) choose(id)
  }, [vacancies, store, choose])
}
