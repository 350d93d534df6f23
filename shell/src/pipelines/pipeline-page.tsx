import { useQuery } from '@tanstack/react-query'
import { errorText, isNotFound } from '@wervio/api-client'
import { messages, type Pipeline } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useParams } from '@wervio/routing'
import { Card, EmptyState, ErrorState, Heading, LoadingState, Page, Stack, Text, TextLink } from '@wervio/ui'
import { Users } from 'lucide-react'
import { Columns } from '../profile/profile-layout.ts'
import { PipelineCandidateCard } from './pipeline-candidate-card.tsx'
import { plainParagraphs } from './plain-paragraphs.ts'
import { pipelineQuery } from './queries.ts'

const back = <TextLink to={routes.dashboard.href()}>Je vacatures</TextLink>

const VacancyText = ({ vacancy: { description, hours } }: Pick<Pipeline, 'vacancy'>) => {
  const paragraphs = plainParagraphs(description)
  return (
    <Card as="section" aria-label="De vacature">
      <Stack gap={3}>
        <Heading level={2} size="card">
          De vacature
        </Heading>
        {hours && <Text tone="muted">{hours}</Text>}
        {paragraphs.length === 0 && <Text tone="muted">Er is nog geen vacaturetekst.</Text>}
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>{paragraph}</Text>
        ))}
      </Stack>
    </Card>
  )
}

const Candidates = ({ vacancy: { id }, candidates }: Pipeline) =>
  candidates.length === 0 ? (
    <EmptyState
      icon={Users}
      title="Nog niemand in de procedure"
      text="Zodra de recruiter iemand voorstelt, staat die hier."
    />
  ) : (
    <Stack as="section" aria-label="Kandidaten">
      {candidates.map((candidate) => (
        <PipelineCandidateCard key={candidate.id} vacancyId={id} candidate={candidate} />
      ))}
    </Stack>
  )

/** `/procedure/{id}`: one vacancy, and who is in its procedure. */
export const PipelinePage = () => {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(pipelineQuery(id))
  if (data) {
    const { title, company, location } = data.vacancy
    return (
      <Page title={title} eyebrow={back} subtitle={[company, location].filter(Boolean).join(' · ')}>
        <Columns>
          <Candidates {...data} />
          <VacancyText vacancy={data.vacancy} />
        </Columns>
      </Page>
    )
  }
  return (
    <Page title="Procedure" eyebrow={back}>
      {isNotFound(error) && (
        <EmptyState title={messages.vacancyNotFound} text="Hij is verwijderd, of hij is niet met je gedeeld." />
      )}
      {error && !isNotFound(error) && (
        <ErrorState text={errorText(error, messages.pipelineFailed)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!error && <LoadingState label="Kandidaten laden..." />}
    </Page>
  )
}
