import { periodText } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import { Badge, Cluster, Icon, Stack, Text, tokens } from '@wervio/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useEvidenceUnder } from './cv-context.ts'
import { EditedBy } from './edited-by.tsx'
import { Evidence } from './evidence.tsx'
import { jobFacts, jobFactsText } from './job-facts.ts'

type Job = Candidate['experience'][number]
type Props = {
  job: Job
  /** Of the job among all of them. */
  index: number
  /** Whether what is said of the job waits behind a button. */
  canFold: boolean
}

const Unfold = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${tokens.space[1]};
  min-height: 1.5rem;
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

/** A job with its place in the CV; folded it shows what the job was, and how much more the CV says of it. */
export const JobItem = ({ job, index, canFold }: Props) => {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const evidence = useEvidenceUnder(`experience.${index}`)
  const facts = jobFacts(job, evidence)
  const foldsAway = canFold && facts.count > 0
  const isFolded = foldsAway && !isUnfolded
  const title = job.position || 'Functie onbekend'
  return (
    <Stack as="li" gap={1}>
      <Cluster gap={2}>
        <Text strong>{title}</Text>
        {job.current && <Badge tone="green">Nu</Badge>}
        {!isFolded && <Evidence path={`experience.${index}.position`} label={job.position || 'functie'} />}
        <EditedBy path={`experience.${index}`} />
      </Cluster>
      <Cluster gap={2}>
        <Text size="small" tone="muted">
          {[job.company, job.location, periodText(job)].filter(Boolean).join(' · ') || 'Niet meer bekend'}
        </Text>
        {!isFolded && job.company && <Evidence path={`experience.${index}.company`} label={job.company} />}
      </Cluster>
      {!isFolded && job.description && <Text size="small">{job.description}</Text>}
      {foldsAway && (
        <Unfold
          type="button"
          aria-expanded={isUnfolded}
          aria-label={`${jobFactsText(facts)} over ${title}`}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {jobFactsText(facts)}
          <Icon of={isUnfolded ? ChevronUp : ChevronDown} size={14} />
        </Unfold>
      )}
    </Stack>
  )
}
