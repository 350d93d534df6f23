import { applicationOutcomeLabels, labelOf, stageName, type PipelineCandidate } from '@wervio/contracts'
import { Badge, Card, Cluster, exactMoment, Heading, Stack, Tags, Text } from '@wervio/ui'
import { styled } from 'styled-components'
import { CvButton } from './cv-button.tsx'
import { FeedbackForm } from './feedback-form.tsx'

/** What somebody typed, with its own line ends. */
const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

type Props = { vacancyId: string; candidate: PipelineCandidate }

const Standing = ({ candidate: { stage, outcome, percentage } }: Pick<Props, 'candidate'>) => (
  <Cluster gap={2}>
    <Badge tone={outcome === 'open' ? 'blue' : 'neutral'}>
      {outcome === 'open' ? stageName(stage) : labelOf(applicationOutcomeLabels, outcome)}
    </Badge>
    {percentage !== null && <Badge tone="accent">{Math.round(percentage)}% match</Badge>}
  </Cluster>
)

/** One candidate in the procedure, with their CV and what whoever looks along wrote about them. */
export const PipelineCandidateCard = ({ vacancyId, candidate }: Props) => {
  const { id, name, title, location, summary, skills, experience, has_cv: hasCv, strength, gap, feedback } = candidate
  return (
    <Card as="article" aria-label={name}>
      <Stack gap={4}>
        <Cluster justify="space-between" align="start">
          <Stack gap={1}>
            <Heading level={3} size="card">
              {name}
            </Heading>
            <Text tone="muted">{[title, location].filter(Boolean).join(' · ') || 'Functie onbekend'}</Text>
          </Stack>
          <Standing candidate={candidate} />
        </Cluster>
        {summary && <Words>{summary}</Words>}
        {skills.length > 0 && (
          <Tags aria-label="Vaardigheden">
            {skills.slice(0, 12).map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </Tags>
        )}
        {experience.length > 0 && (
          <Stack as="ul" gap={1}>
            {experience.slice(0, 4).map(({ position, company, period }, index) => (
              <Text as="li" size="small" key={`${position} ${company} ${index}`}>
                {[position, company, period].filter(Boolean).join(' · ')}
              </Text>
            ))}
          </Stack>
        )}
        {(strength || gap) && (
          <Stack gap={1}>
            {strength && <Text size="small">Sterk: {strength}</Text>}
            {gap && <Text size="small">Let op: {gap}</Text>}
          </Stack>
        )}
        {hasCv && (
          <div>
            <CvButton vacancyId={vacancyId} candidateId={id} name={name} />
          </div>
        )}
        {feedback.map((note) => (
          <Stack gap={1} key={note.id}>
            <Text size="small" tone="muted">
              Jouw feedback van {exactMoment(note.created_at)}
            </Text>
            <Words>{note.text}</Words>
          </Stack>
        ))}
        <FeedbackForm vacancyId={vacancyId} candidateId={id} name={name} />
      </Stack>
    </Card>
  )
}
