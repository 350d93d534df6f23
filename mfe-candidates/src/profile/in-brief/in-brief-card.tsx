import { periodText } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import { Card, Cluster, Heading, numberText, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { experienceText } from '../../candidate/facts.ts'
import { Evidence } from '../cv-data/evidence.tsx'
import { WordWithPlace } from '../cv-data/word-with-place.tsx'

/** What the opening shows; the rest stands under 'Uit het CV'. */
const MOST_JOBS = 3
const MOST_SKILLS = 8

/** Beside each other where both have the room of a line. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${tokens.space[4]} ${tokens.space[5]};
`
const Job = styled.li`
  overflow-wrap: anywhere;
`

/** '14 jaar ervaring in 4 functies'; null when neither is known. */
const experienceSpan = ({ experience_years: years, experience }: Candidate): string | null => {
  const count = experience.length
  const jobs = count === 0 ? null : `${numberText(count)} ${count === 1 ? 'functie' : 'functies'}`
  return [experienceText(years), jobs].filter(Boolean).join(' in ') || null
}

const LastJobs = ({ jobs }: { jobs: Candidate['experience'] }) => (
  <Stack gap={2}>
    <Text size="small" tone="muted" aria-hidden="true">
      Laatste functies
    </Text>
    <Stack as="ol" gap={2} aria-label="Laatste functies">
      {jobs.slice(0, MOST_JOBS).map((job, index) => (
        <Job key={`${job.position} ${job.company} ${index}`}>
          <Cluster gap={1}>
            <Text strong>{job.position || 'Functie onbekend'}</Text>
            <Evidence path={`experience.${index}.position`} label={job.position || 'functie'} />
          </Cluster>
          <Text size="small" tone="muted">
            {[job.company, periodText(job)].filter(Boolean).join(' · ')}
          </Text>
        </Job>
      ))}
    </Stack>
  </Stack>
)

const MainSkills = ({ skills }: { skills: readonly string[] }) => {
  const hiddenCount = skills.length - MOST_SKILLS
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted" aria-hidden="true">
        Vaardigheden
      </Text>
      <Cluster as="ul" gap={2} aria-label="Belangrijkste vaardigheden">
        {skills.slice(0, MOST_SKILLS).map((skill, index) => (
          <li key={skill}>
            <WordWithPlace word={skill} path={`skills.${index}`} />
          </li>
        ))}
        {hiddenCount > 0 && (
          <Text as="li" size="small" tone="muted" title={skills.slice(MOST_SKILLS).join(', ')}>
            nog {numberText(hiddenCount)}
          </Text>
        )}
      </Cluster>
    </Stack>
  )
}

/** Who this is at a glance: the years, the last jobs and the main skills, each with its place in the CV. */
export const InBriefCard = ({ candidate }: { candidate: Candidate }) => {
  const { experience, skills } = candidate
  const span = experienceSpan(candidate)
  if (!span && skills.length === 0) return null
  return (
    <Card as="section" aria-label="In het kort">
      <Stack gap={3}>
        <Cluster gap={3} align="baseline">
          <Heading level={2} size="card">
            In het kort
          </Heading>
          {span && (
            <Text size="small" tone="muted">
              {span}
            </Text>
          )}
        </Cluster>
        <Parts>
          {experience.length > 0 && <LastJobs jobs={experience} />}
          {skills.length > 0 && <MainSkills skills={skills} />}
        </Parts>
      </Stack>
    </Card>
  )
}
