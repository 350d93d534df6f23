import { useQuery } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { getVacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'
import { Button, ButtonLink, EmptyState, Page } from '@wervio/ui'
import { Briefcase, History, Plus, SearchX, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { FairLine } from './fair-line.tsx'
import { useMatchView } from './match-view.ts'
import { VacancyMatching } from './vacancy-matching.tsx'
import { VacancySelect } from './vacancy-select.tsx'

/** `/matching-dashboard`: the candidates of the organisation beside one vacancy. */
export const MatchingPage = () => {
  const { filter: view, change } = useMatchView()
  const [dialog, setDialog] = useState<'requirements' | 'decisions' | null>(null)
  const vacancyId = view.vacancy
  const vacancy = useQuery({
    queryKey: queryKeys.vacancies.one(vacancyId ?? ''),
    queryFn: ({ signal }) => call(getVacancy, { params: { id: vacancyId ?? '' } }, { signal }),
    enabled: vacancyId !== null,
  })
  const { data: choices } = useVacancyChoice()
  const isMissing = isNotFound(vacancy.error)
  const isReady = vacancyId !== null && !isMissing && (vacancy.data !== undefined || !vacancy.error)
  const choose = (id: string | null) => change({ vacancy: id, candidate: null, q: '' })
  return (
    <Page
      title="Matching"
      subtitle={<FairLine vacancyId={isReady ? vacancyId : null} />}
      actions={
        isReady && (
          <>
            <Button variant="secondary" icon={History} onClick={() => setDialog('decisions')}>
              Besluiten
            </Button>
            <Button variant="secondary" icon={SlidersHorizontal} onClick={() => setDialog('requirements')}>
              Eisen en weging
            </Button>
          </>
        )
      }
    >
      <VacancySelect
        value={isMissing ? null : vacancyId}
        title={vacancy.data?.title}
        placeholder="Selecteer een vacature"
        onChoose={choose}
      />
      {vacancyId === null && (
        <EmptyState
          icon={Briefcase}
          title="Selecteer een vacature"
          text="Daarna zie je wie erbij past, en waarom."
          action={
            <ButtonLink
              to={routes.newVacancy.href()}
              icon={Plus}
              variant={choices?.length === 0 ? 'primary' : 'secondary'}
            >
              Maak een nieuwe vacature
            </ButtonLink>
          }
        />
      )}
      {isMissing && (
        <EmptyState
          icon={SearchX}
          title={vacancy.error?.message ?? texts.vacancyFailed}
          text="Misschien is deze vacature verwijderd. Kies hierboven een andere."
        />
      )}
      {vacancy.error && !vacancy.data && !isMissing && (
        <LoadError
          error={vacancy.error}
          title={texts.vacancyFailed}
          busy={vacancy.isFetching}
          onRetry={() => void vacancy.refetch()}
        />
      )}
      {isReady && (
        <VacancyMatching
          key={vacancyId}
          vacancyId={vacancyId}
          title={vacancy.data?.title ?? choices?.find(({ id }) => id === vacancyId)?.title ?? 'deze vacature'}
          view={view}
          onChange={change}
          dialog={dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </Page>
  )
}
