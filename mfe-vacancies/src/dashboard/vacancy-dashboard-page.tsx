import { brand } from '@wervio/brand'
import { createVacancy } from '@wervio/contracts'
import { useCurrentUser, userStorage } from '@wervio/session'
import { ButtonLink, Cluster, EmptyState, NextPage, Page, Stack, useAllPages, type View } from '@wervio/ui'
import { Briefcase, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { loadDetailsWhenIdle } from '../details/load-details.ts'
import { paths } from '../paths.ts'
import { ArchiveButton } from '../vacancy-search/archive-button.tsx'
import { filteredCount, isNarrowed } from '../vacancy-search/list-filter.ts'
import { NothingFound } from '../vacancy-search/nothing-found.tsx'
import { useCounts, useSummaries } from '../vacancy-search/queries.ts'
import { useListFilter } from '../vacancy-search/use-list-filter.ts'
import { LoadError, useMay, useView } from '@wervio/remote-kit'
import { DashboardToolbar } from './dashboard-toolbar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { VacancyList } from './vacancy-list.tsx'

const StaleList = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const NoVacancies = ({ archivedCount, onArchive }: { archivedCount: number; onArchive: () => void }) => {
  const mayCreate = useMay(createVacancy)
  return (
    <EmptyState
      icon={Briefcase}
      title={archivedCount > 0 ? 'Alle vacatures staan in het archief' : 'Nog geen vacatures'}
      text={
        mayCreate
          ? `Vul het formulier in. ${brand().name} schrijft de tekst en bewaart je vacature hier.`
          : 'Vacatures die je collega’s maken, zie je hier.'
      }
      action={
        <Cluster gap={2} justify="center">
          {mayCreate && (
            <ButtonLink to={paths.create.href()} icon={Plus}>
              Nieuwe Vacature
            </ButtonLink>
          )}
          <ArchiveButton count={archivedCount} onOpen={onArchive} />
        </Cluster>
      }
    />
  )
}

const Vacancies = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const { filter, change, searchFor, clear } = useListFilter()
  const query = useSummaries(filter)
  const counts = useCounts(filter.q).data
  const { rows, onNear } = useAllPages(query)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = query
  if (error && !data) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data && rows.length === 0 && !isNarrowed(filter) && !isPlaceholderData)
    return <NoVacancies archivedCount={counts?.archived ?? 0} onArchive={() => change({ archived: true })} />
  const total = filteredCount(filter, counts)
  return (
    <Stack gap={5}>
      <DashboardToolbar
        filter={filter}
        counts={counts}
        view={view}
        onChange={change}
        onSearch={searchFor}
        onView={onView}
      />
      {isPending ? (
        <ListSkeleton view={view} />
      ) : (
        <StaleList aria-busy={isPlaceholderData}>
          {rows.length === 0 ? (
            <NothingFound filter={filter} onClear={clear} />
          ) : (
            <VacancyList
              view={view}
              vacancies={rows}
              total={total}
              onNear={onNear}
              sort={filter.sort}
              onSort={(sort) => change({ sort })}
            />
          )}
        </StaleList>
      )}
      <NextPage query={query} what="vacatures" />
    </Stack>
  )
}

/** /vacancy-dashboard: the vacancies of the organisation, searched, filtered and ordered, as cards or a table. */
export const VacancyDashboardPage = () => {
  const [view, setView] = useView(userStorage(useCurrentUser()?.uid ?? ''), 'vacancy-view')
  const mayCreate = useMay(createVacancy)
  useEffect(loadDetailsWhenIdle, [])
  return (
    <Page
      title="Vacatures"
      subtitle="Alles wat je organisatie heeft openstaan of had."
      actions={
        mayCreate &&
        view === 'table' && (
          <ButtonLink to={paths.create.href()} icon={Plus}>
            Nieuwe Vacature
          </ButtonLink>
        )
      }
    >
      <Vacancies view={view} onView={setView} />
    </Page>
  )
}
