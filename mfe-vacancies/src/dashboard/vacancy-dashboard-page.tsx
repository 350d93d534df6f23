import { brand } from '@wervio/brand'
import { Button, ButtonLink, Cluster, EmptyState, LoadingDots, Notice, Page, Stack, VisuallyHidden } from '@wervio/ui'
import { Briefcase, Plus, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { loadDetailsWhenIdle } from '../details/load-details.ts'
import { paths } from '../paths.ts'
import { isNarrowed } from '../vacancy-search/list-filter.ts'
import { NothingFound } from '../vacancy-search/nothing-found.tsx'
import { useCounts, useSummaries } from '../vacancy-search/queries.ts'
import { useListFilter } from '../vacancy-search/use-list-filter.ts'
import { LoadError } from '../vacancy/load-error.tsx'
import { DashboardToolbar } from './dashboard-toolbar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useAllPages } from './use-all-pages.ts'
import { useView, type View } from './use-view.ts'
import { VacancyList } from './vacancy-list.tsx'

const Older = styled.div`
  &[aria-busy='true'] { opacity: 0.6; }
`

const NoVacancies = () => (
  <EmptyState
    icon={Briefcase}
    title="Nog geen vacatures"
    text={`Vul het formulier in. ${brand().name} schrijft de tekst en bewaart je vacature hier.`}
    action={<ButtonLink to={paths.create.href()} icon={Plus}>Nieuwe Vacature</ButtonLink>}
  />
)

const NextPage = ({ query }: { query: ReturnType<typeof useSummaries> }) => {
  if (query.isFetchNextPageError)
    return (
      <Notice tone="red" title={query.error?.message}>
        <Cluster justify="space-between">
          De vacatures hierboven blijven staan.
          <Button variant="secondary" size="small" icon={RotateCw} onClick={() => void query.fetchNextPage()}>Probeer opnieuw</Button>
        </Cluster>
      </Notice>
    )
  return query.isFetchingNextPage && <Cluster justify="center"><LoadingDots /><VisuallyHidden as="output">Meer vacatures laden...</VisuallyHidden></Cluster>
}

const Vacancies = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const { filter, change, searchFor, clear } = useListFilter()
  const query = useSummaries(filter)
  const counts = useCounts(filter.q).data
  const { rows, onNear } = useAllPages(query)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = query
  if (error && !data) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data && rows.length === 0 && !isNarrowed(filter) && !isPlaceholderData) return <NoVacancies />
  const total = filter.status ? counts?.by_status[filter.status] : counts?.total
  return (
    <Stack gap={5}>
      <DashboardToolbar filter={filter} counts={counts} view={view} onChange={change} onSearch={searchFor} onView={onView} />
      {isPending ? (
        <ListSkeleton view={view} />
      ) : (
        <Older aria-busy={isPlaceholderData}>
          {rows.length === 0 ? <NothingFound filter={filter} onClear={clear} /> : <VacancyList view={view} vacancies={rows} total={total} onNear={onNear} />}
        </Older>
      )}
      <NextPage query={query} />
    </Stack>
  )
}

/** /vacancy-dashboard: the vacancies of the organisation, searched, filtered and ordered, as cards or a table. */
export const VacancyDashboardPage = () => {
  const [view, setView] = useView()
  useEffect(loadDetailsWhenIdle, [])
  return (
    <Page
      title="Vacatures"
      subtitle="Alles wat je organisatie heeft openstaan of had."
      actions={view === 'table' && <ButtonLink to={paths.create.href()} icon={Plus}>Nieuwe Vacature</ButtonLink>}
    >
      <Vacancies view={view} onView={setView} />
    </Page>
  )
}
