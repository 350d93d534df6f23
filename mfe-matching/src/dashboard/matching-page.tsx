import { useQuery } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { createVacancy, getVacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useMay, useVacancyChoice, VacancySelect } from '@wervio/remote-kit'
import { Button, ButtonLink, EmptyState, Page, tokens } from '@wervio/ui'
import { useSearchParams } from '@wervio/routing'
import { Briefcase, ChartNoAxesColumn, History, Plus, SearchX, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { FairLine } from './fair-line.tsx'
import { MatchToolbar } from './match-toolbar.tsx'
import { useMatchView } from './match-view.ts'
import { useFirstVacancy } from './use-first-vacancy.ts'
import { VacancyMatching } from './vacancy-matching.tsx'

/** Two rows on a phone: the vacancy, and the search with its filters. */
const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space[2]};
  > :first-child {
    flex: 0 1 24rem;
    min-width: 0;
  }
  > form {
    flex: 1 1 12rem;
    max-width: none;
  }
  ${tokens.breakpoint.tablet} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`

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
  const [, setSearch] = useSearchParams()
  const mayCreate = useMay(createVacancy)
  useFirstVacancy(vacancyId, vacancy.data?.id ?? null, (id) =>
    setSearch(
      (now) => {
        now.set(paths.dashboard.vacancyParameter, id)
        return now
      },
      { replace: true },
    ),
  )
  const choose = (id: string | null) => change({ vacancy: id, candidate: null, q: '' })
  return (
    <Page
      title="Matching"
      subtitle={<FairLine vacancyId={isReady ? vacancyId : null} />}
      actions={
        <>
          <Button variant="secondary" icon={History} disabled={!isReady} onClick={() => setDialog('decisions')}>
            Besluiten
          </Button>
          <Button
            variant="secondary"
            icon={SlidersHorizontal}
            disabled={!isReady}
            onClick={() => setDialog('requirements')}
          >
            Eisen en weging
          </Button>
          <ButtonLink to={paths.improvements.href()} variant="secondary" icon={ChartNoAxesColumn}>
            Verbeterpunten
          </ButtonLink>
        </>
      }
    >
      <Toolbar>
        <VacancySelect
          value={isMissing ? null : vacancyId}
          title={vacancy.data?.title}
          hasHiddenLabel
          onChoose={choose}
        />
        {isReady && <MatchToolbar view={view} onChange={change} />}
      </Toolbar>
      {vacancyId === null && choices && (
        <EmptyState
          icon={Briefcase}
          title="Selecteer een vacature"
          text="Daarna zie je wie erbij past, en waarom."
          action={
            mayCreate && (
              <ButtonLink
                to={routes.newVacancy.href()}
                icon={Plus}
                variant={choices?.length === 0 ? 'primary' : 'secondary'}
              >
                Maak een nieuwe vacature
              </ButtonLink>
            )
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
