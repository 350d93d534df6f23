import { useQuery } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { createVacancy, getVacancy } from '@wervio/contracts'
import { chosenId, useAddressValue, useMay, useVacancyChoice, VacancySelect } from '@wervio/remote-kit'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, EmptyState, Stack } from '@wervio/ui'
import { Briefcase, Plus, SearchX } from 'lucide-react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { VacancyCandidates } from './vacancy-candidates.tsx'

const Frame = styled.div`
  max-width: 28rem;
`
const NoVacancies = () => {
  const mayCreate = useMay(createVacancy)
  return (
    <EmptyState
      icon={Briefcase}
      title={mayCreate ? 'Je hebt nog geen vacatures' : 'Er zijn nog geen vacatures'}
      text={
        mayCreate
          ? 'Maak er een. Daarna zie je hier de kandidaten voor die vacature.'
          : 'Heeft een collega er een gemaakt, dan zie je hier de kandidaten voor die vacature.'
      }
      action={
        mayCreate && (
          <ButtonLink to={routes.newVacancy.href()} icon={Plus}>
            Nieuwe Vacature
          </ButtonLink>
        )
      }
    />
  )
}

const vacancyParameter = chosenId(paths.dashboard.vacancyParameter)

/** Candidates for a vacancy, which stands in the address; without one it is chosen first. */
export const MatchesTab = () => {
  const [vacancyId, choose] = useAddressValue(vacancyParameter)
  const { data: vacancy, error } = useQuery({
    queryKey: queryKeys.vacancies.one(vacancyId ?? ''),
    queryFn: ({ signal }) => call(getVacancy, { params: { id: vacancyId ?? '' } }, { signal }),
    enabled: vacancyId !== null,
  })
  const { data: vacancies } = useVacancyChoice()
  const isMissing = isNotFound(error)
  if (vacancyId === null && vacancies?.length === 0) return <NoVacancies />
  return (
    <Stack gap={5}>
      <Frame>
        <VacancySelect value={isMissing ? null : vacancyId} title={vacancy?.title} onChoose={choose} />
      </Frame>
      {vacancyId === null && (
        <EmptyState
          icon={Briefcase}
          title="Selecteer een vacature"
          text="Daarna zie je hier de kandidaten voor die vacature."
        />
      )}
      {vacancyId !== null && isMissing && (
        <EmptyState
          icon={SearchX}
          title={error.message}
          text="Misschien is deze vacature verwijderd. Kies hierboven een andere."
        />
      )}
      {vacancyId !== null && !isMissing && (
        <VacancyCandidates
          key={vacancyId}
          vacancyId={vacancyId}
          title={vacancy?.title ?? vacancies?.find(({ id }) => id === vacancyId)?.title}
        />
      )}
    </Stack>
  )
}
