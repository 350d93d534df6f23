import { updateVacancy } from '@wervio/contracts'
import { Button, ButtonLink, Cluster, EmptyState, Notice } from '@wervio/ui'
import { Briefcase, ChevronDown, Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import { ArchiveButton } from '../vacancy-search/archive-button.tsx'
import { isNarrowed } from '../vacancy-search/list-filter.ts'
import { NothingFound } from '../vacancy-search/nothing-found.tsx'
import { useCounts, useSummaries } from '../vacancy-search/queries.ts'
import { useListFilter } from '../vacancy-search/use-list-filter.ts'
import { LoadError, useMay } from '@wervio/remote-kit'
import { candidatesText, openText } from '../vacancy/progress-texts.ts'
import { emptyTexts } from '../vacancy/texts.ts'
import { Items, ListFrame } from './list-frame.tsx'
import { ListItem } from './list-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

/** The vacancies of the signed-in recruiter's organisation. */
export const OwnList = () => {
  const { filter, change, searchFor, clear } = useListFilter()
  const query = useSummaries(filter)
  const mayEdit = useMay(updateVacancy)
  const { data: counts, isPending: isCounting } = useCounts(filter.q)
  const { data, error, isPending, isFetching, refetch } = query
  // The figures come with the list: coming later they would push the filters aside.
  if (isPending || isCounting) return <ListSkeleton />
  if (!data) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  const rows = data.pages.flatMap(({ items }) => items)
  if (rows.length === 0 && !isNarrowed(filter))
    return (
      <EmptyState
        icon={Briefcase}
        title="Nog geen vacatures"
        text="Schrijf je eerste vacaturetekst. Wat je opslaat, staat hier."
        action={
          <Cluster gap={2} justify="center">
            <ButtonLink to={paths.generator.href()} icon={Plus}>
              Schrijf een vacaturetekst
            </ButtonLink>
            <ArchiveButton count={counts?.archived ?? 0} onOpen={() => change({ archived: true })} />
          </Cluster>
        }
      />
    )
  return (
    <ListFrame filter={filter} counts={counts} onChange={change} onSearch={searchFor}>
      {rows.length === 0 && <NothingFound filter={filter} onClear={clear} />}
      <Items aria-label="Vacatures">
        {rows.map((vacancy) => (
          <ListItem
            key={vacancy.id}
            title={vacancy.title}
            facts={[vacancy.company, vacancy.location || emptyTexts.location, vacancy.hours]}
            progress={[candidatesText(vacancy), openText(vacancy) ?? '']}
            status={vacancy.status}
            view={paths.details.href(vacancy.id)}
            edit={mayEdit ? paths.create.edit(vacancy.id) : null}
          />
        ))}
      </Items>
      {query.isFetchNextPageError && (
        <Notice tone="red" title={error?.message}>
          De vacatures hierboven blijven staan.
        </Notice>
      )}
      {query.hasNextPage && (
        <Cluster justify="center">
          <Button
            variant="secondary"
            icon={ChevronDown}
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Meer laden
          </Button>
        </Cluster>
      )}
    </ListFrame>
  )
}
