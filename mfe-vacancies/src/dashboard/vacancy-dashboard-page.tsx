import { Button, ButtonLink, Cluster, EmptyState, Notice, Page, Stack } from '@wervio/ui'
import { Briefcase, ChevronDown, Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import { LoadError } from '../vacancy/load-error.tsx'
import { useVacancyList } from '../vacancy/queries.ts'
import { List } from './card-style.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NewVacancyCard } from './new-vacancy-card.tsx'
import { VacancyCard } from './vacancy-card.tsx'

const Vacancies = () => {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useVacancyList()
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  const vacancies = data.pages.flatMap((page) => page.items)
  if (vacancies.length === 0)
    return (
      <EmptyState
        icon={Briefcase}
        title="Nog geen vacatures"
        text="Vul het formulier in. Wervio schrijft de tekst en bewaart je vacature hier."
        action={<ButtonLink to={paths.create.href()} icon={Plus}>Nieuwe Vacature</ButtonLink>}
      />
    )
  return (
    <Stack gap={6}>
      <List aria-label="Vacatures">
        <NewVacancyCard />
        {vacancies.map((vacancy, index) => <VacancyCard key={vacancy.id} vacancy={vacancy} index={index + 1} />)}
      </List>
      {isFetchNextPageError && <Notice tone="red" title={error?.message}>De vacatures hierboven blijven staan.</Notice>}
      {hasNextPage && (
        <Cluster justify="center">
          <Button variant="secondary" icon={ChevronDown} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>Meer laden</Button>
        </Cluster>
      )}
    </Stack>
  )
}

/** /vacancy-dashboard: all vacancies of the organisation, newest first. */
export const VacancyDashboardPage = () => (
  <Page title="Vacatures" subtitle="Alles wat je organisatie heeft openstaan of had.">
    <Vacancies />
  </Page>
)
