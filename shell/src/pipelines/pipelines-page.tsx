import { useQuery } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { candidateCountText, labelOf, messages, vacancyStatusLabels, type PipelineSummary } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import {
  Badge,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  LoadingState,
  Page,
  Stack,
  Text,
} from '@wervio/ui'
import { BriefcaseBusiness } from 'lucide-react'
import { Link } from '@wervio/routing'
import { pipelinesQuery } from './queries.ts'

const PipelineCard = ({
  pipeline: { id, title, company, location, status, candidates },
}: {
  pipeline: PipelineSummary
}) => (
  <Card as={Link} to={routes.pipeline.href(id)} interactive>
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Text tone="muted">{[company, location].filter(Boolean).join(' · ') || 'Zonder bedrijf en plaats'}</Text>
      </Stack>
      <Cluster gap={2} justify="space-between">
        <Text size="small">{candidateCountText(candidates)} in de procedure</Text>
        <Badge>{labelOf(vacancyStatusLabels, status)}</Badge>
      </Cluster>
    </Stack>
  </Card>
)

/** What hiring managers find when they come in: the vacancies that they were invited to. */
export const PipelinesPage = () => {
  const { data, error, isFetching, refetch } = useQuery(pipelinesQuery)
  return (
    <Page title="Je vacatures" subtitle="Bekijk wie er in de procedure zit en laat weten wat je vindt.">
      {!data && !error && <LoadingState label="Je vacatures laden..." />}
      {!data && error && (
        <ErrorState
          text={errorText(error, messages.pipelinesFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={BriefcaseBusiness}
          title="Nog geen vacatures"
          text="Zodra een recruiter een vacature met je deelt, staat die hier."
        />
      )}
      {data && data.length > 0 && (
        <Grid columns={3}>
          {data.map((pipeline) => (
            <PipelineCard key={pipeline.id} pipeline={pipeline} />
          ))}
        </Grid>
      )}
    </Page>
  )
}
