import { useQuery } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { getVacancy } from '@wervio/contracts'
import { useSearchParams } from '@wervio/routing'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, EmptyState, Stack } from '@wervio/ui'
import { Briefcase, Plus, SearchX } from 'lucide-react'
import { paths } from '../paths.ts'
import { useVacancyChoice } from './use-vacancy-choice.ts'
import { VacancyCandidates } from './vacancy-candidates.tsx'
import { VacancySelect } from './vacancy-select.tsx'

const NoVacancies = () => (
  <EmptyState
    icon={Briefcase}
    title="Je hebt nog geen vacatures"
    text="Maak er een. Daarna zie je hier de kandidaten voor die vacature."
    action={
      <ButtonLink to={routes.newVacancy.href()} icon={Plus}>
        Nieuwe Vacature
      </ButtonLink>
    }
  />
)

/** Candidates for a vacancy, which stands in the address; without one it is chosen first. */
export const MatchesTab = () => {
  const [search, setSearch] = useSearchParams()
  const vacancyId = search.get(paths.dashboard.vacancyParameter) || null
  const { data: vacancy, error } = useQuery({
    queryKey: queryKeys.vacancies.one(vacancyId ?? ''),
    queryFn: ({ signal }) => call(getVacancy, { params: { id: vacancyId ?? '' } }, { signal }),
    enabled: vacancyId !== null,
    retry: false,
  })
  const { data: vacancies } = useVacancyChoice()
  const choose = (id: string | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (id) next.set(paths.dashboard.vacancyParameter, id)
      else next.delete(paths.dashboard.vacancyParameter)
      return next
    })
  const missing = error instanceof ApiError && error.status === 404
  if (vacancyId === null && vacancies?.length === 0) return <NoVacancies />
  return (
    <Stack gap={5}>
      <VacancySelect value={missing ? null : vacancyId} title={vacancy?.title} onChoose={choose} />
      {vacancyId === null && (
        <EmptyState
          icon={Briefcase}
          title="Selecteer een vacature"
          text="Daarna zie je hier de kandidaten voor die vacature."
        />
      )}
      {vacancyId !== null && missing && (
        <EmptyState
          icon={SearchX}
          title={error.message}
          text="Misschien is deze vacature verwijderd. Kies hierboven een andere."
        />
      )}
      {vacancyId !== null && !missing && <VacancyCandidates key={vacancyId} vacancyId={vacancyId} />}
    </Stack>
  )
}
