import { updateVacancy, type VacancyDetails } from '@wervio/contracts'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { useParams, useSearchParams } from '@wervio/routing'
import { ButtonLink, Cluster, LoadingState, Page, Skeleton, Stack, Tabs } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { LazyAttachmentsTab } from '../attachments/lazy-attachments-tab.tsx'
import { useAttachmentCount } from '../attachments/use-attachments.ts'
import { LazyMatchesTab } from '../matches/lazy-matches-tab.tsx'
import { useMatchCount } from '../matches/use-matches.ts'
import { paths } from '../paths.ts'
import { LazyPersonaTab } from '../persona/lazy-persona-tab.tsx'
import { StatusSuggestionNotice } from '../status-suggestion/status-suggestion-notice.tsx'
import { VacancyError } from '../vacancy/vacancy-error.tsx'
import { useVacancy } from '../vacancy/queries.ts'
import { ArchiveNotice } from './archive-notice.tsx'
import { LazyPublicationTab } from './lazy-publication-tab.tsx'
import { onThisVacancy } from './on-this-vacancy.ts'
import { OverviewTab } from './overview-tab.tsx'
import { StatusSelect } from '../vacancy/status-select.tsx'
import { WithVacancyAssistant } from './vacancy-assistant.tsx'
import { VacancyFacts } from './vacancy-facts.tsx'
import { VacancyMenu } from './vacancy-menu.tsx'
import { useWaitForMatches } from './use-wait-for-matches.ts'

const Title = styled.span`
  overflow-wrap: anywhere;
`

const Details = ({ vacancy }: { vacancy: VacancyDetails }) => {
  const [search, setSearch] = useSearchParams()
  const mayEdit = useMay(updateVacancy)
  usePageActions(onThisVacancy(vacancy), [
    mayEdit && { label: 'Bewerken', icon: 'pencil', words: ['wijzigen'], to: paths.create.edit(vacancy.id) },
    { label: 'Publicatietekst', icon: 'file-text', words: ['tekst', 'publiceren'], to: paths.details.text(vacancy.id) },
  ])
  const tabs = [
    { value: 'overzicht', label: 'Overzicht', content: <OverviewTab vacancy={vacancy} /> },
    {
      value: 'matches',
      label: 'Matches',
      count: useMatchCount(vacancy.id),
      content: <LazyMatchesTab vacancy={vacancy} />,
    },
    { value: 'publicatietekst', label: 'Publicatietekst', content: <LazyPublicationTab vacancy={vacancy} /> },
    { value: 'persona', label: 'Persona', content: <LazyPersonaTab vacancy={vacancy} /> },
    {
      value: 'bijlagen',
      label: 'Bijlagen',
      count: useAttachmentCount(vacancy.id),
      content: <LazyAttachmentsTab vacancy={vacancy} />,
    },
  ]
  const requestedTab = search.get(paths.details.tabParameter)
  const openTab = tabs.find(({ value }) => value === requestedTab)?.value ?? 'overzicht'
  return (
    <Page
      tabTitle={vacancy.title}
      title={<Title>{vacancy.title}</Title>}
      beside={<StatusSelect vacancy={vacancy} />}
      subtitle={<VacancyFacts vacancy={vacancy} />}
      actions={
        <Cluster gap={2}>
          <VacancyMenu vacancy={vacancy} />
          {mayEdit && (
            <ButtonLink to={paths.create.edit(vacancy.id)} icon={Pencil}>
              Bewerken
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      {vacancy.archived_at ? (
        <ArchiveNotice vacancy={vacancy} />
      ) : (
        <StatusSuggestionNotice key={`${vacancy.id} ${openTab}`} vacancy={vacancy} />
      )}
      <Tabs
        label="Onderdelen van de vacature"
        tabs={tabs}
        value={openTab}
        onChange={(value) => setSearch({ [paths.details.tabParameter]: value }, { replace: true })}
      />
    </Page>
  )
}

const DetailsSkeleton = () => (
  <Page title={<Skeleton width="18rem" height="2rem" />} tabTitle="Vacature">
    <LoadingState label="Vacature laden...">
      <Stack>
        <Skeleton width="60%" />
        <Skeleton height="16rem" />
        <Skeleton height="10rem" />
      </Stack>
    </LoadingState>
  </Page>
)

/** /vacancy/{id}, also /vacancy-details/{id}: everything about one vacancy. */
export const VacancyDetailsPage = () => {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useVacancy(id)
  const isWaiting = useWaitForMatches(id)
  if (error && !data)
    return (
      <Page title="Vacature">
        <VacancyError error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <WithVacancyAssistant id={id} vacancy={data}>
      {data && !isWaiting ? <Details vacancy={data} /> : <DetailsSkeleton />}
    </WithVacancyAssistant>
  )
}
