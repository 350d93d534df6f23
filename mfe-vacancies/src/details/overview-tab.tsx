import { withoutMeantMarks, type Vacancy } from '@wervio/contracts'
import { Card, Grid, Heading, Stack, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { VacancyThumbnail } from '../thumbnail/vacancy-thumbnail.tsx'
import { LineList } from './line-list.tsx'

const Story = styled.div`
  max-width: ${tokens.width.line};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${tokens.space[5]} ${tokens.space[8]};
  margin-top: ${tokens.space[4]};
  dt {
    color: ${tokens.text.muted};
    font: ${tokens.font.smallStrong};
  }
  dd {
    margin: ${tokens.space[1]} 0 0;
  }
`

type Fact = { label: string; text: string | null }

const organisationFacts = (vacancy: Vacancy): Fact[] => [
  { label: 'Sector', text: vacancy.sector },
  { label: 'Kernactiviteit', text: vacancy.core_activity },
  { label: 'Geschiedenis', text: vacancy.history },
  { label: 'Samenstelling van het team', text: vacancy.team_composition },
  { label: 'Organisatiecultuur', text: vacancy.company_culture },
  { label: 'Missie, visie en kernwaarden', text: vacancy.mission_vision_values },
  { label: 'Maatschappelijke bijdrage', text: vacancy.social_contribution },
]

const Organisation = ({ vacancy }: { vacancy: Vacancy }) => {
  const facts = organisationFacts(vacancy).filter(({ text }) => text?.trim())
  if (facts.length === 0) return null
  return (
    <Card as="section" aria-label="Over de organisatie">
      <Heading level={2} size="card">
        Over de organisatie
      </Heading>
      <Facts>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Story as="dd">{withoutMeantMarks(text ?? '')}</Story>
          </div>
        ))}
      </Facts>
    </Card>
  )
}

/** Everything the recruiter filled in, skills and tasks as lists. */
export const OverviewTab = ({ vacancy }: { vacancy: Vacancy }) => (
  <Stack>
    <Grid columns={2}>
      <LineList title="Hard skills" text={vacancy.hard_skills} />
      <LineList title="Soft skills" text={vacancy.soft_skills} />
      <LineList title="Specifieke taken" text={vacancy.specific_tasks} />
      <LineList title="Secundaire arbeidsvoorwaarden" text={vacancy.benefits} />
    </Grid>
    <Organisation vacancy={vacancy} />
    <VacancyThumbnail vacancy={vacancy} />
  </Stack>
)
