import type { Persona, Vacancy } from '@wervio/contracts'
import { Badge, Card, Cluster, Grid, Heading, Notice, plainList, Stack, Text, tokens } from '@wervio/ui'
import { MadeBy, PrintStyle } from '@wervio/remote-kit'
import { styled } from 'styled-components'
import { InterviewQuestions } from './interview-questions.tsx'
import { PersonaActions } from './persona-actions.tsx'
import { profileParts, questionGroups, reasonParts } from './persona-parts.ts'
import { PersonaWarnings } from './persona-warnings.tsx'
import { TextParts } from './text-parts.tsx'
import { TraitFigure } from './trait-figure.tsx'
import { TraitList } from './trait-list.tsx'
import { shownTraits } from './trait-words.ts'

const Sheet = styled.article`
  display: grid;
  gap: ${tokens.space[4]};
  min-width: 0;
`
const Name = styled(Heading)`
  overflow-wrap: anywhere;
`
const Traits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${tokens.space[4]};
`
const Skills = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[3]};
  li {
    padding: ${tokens.space[1]} ${tokens.space[3]};
    border-radius: ${tokens.radius.control};
    background: ${tokens.surface.sunken};
    overflow-wrap: anywhere;
  }
`

type Props = { vacancy: Vacancy; persona: Persona; canRegenerate: boolean; onRegenerate: () => void }

/** A whole persona: who the ideal of the role is, why, and what to ask; only this is printed. */
export const PersonaView = ({ vacancy, persona, canRegenerate, onRegenerate }: Props) => {
  const traits = shownTraits(persona)
  return (
    <Stack>
      <PrintStyle />
      <PersonaActions vacancy={vacancy} persona={persona} canRegenerate={canRegenerate} onRegenerate={onRegenerate} />
      <Sheet aria-label="Persona" data-print-root>
        <Card padding={6}>
          <Stack gap={3}>
            <Name level={2}>{persona.naam || 'De ideale kandidaat'}</Name>
            <Cluster gap={2}>
              <Text>{persona.leeftijd}</Text>
              {persona.leeftijd_door_engine && <Badge tone="amber">Leeftijd is bedacht: geen eis</Badge>}
            </Cluster>
            <Notice tone="neutral">
              Deze persona beschrijft het ideaal van een rol en niemand die bestaat. Gebruik hem om vragen te stellen,
              niet om iemand af te wijzen.
            </Notice>
            {persona.made_by && <MadeBy made={persona.made_by} />}
          </Stack>
        </Card>
        <PersonaWarnings warnings={persona.warnings} />
        <Traits>
          <TraitFigure traits={traits} summary={persona.persoonlijkheid.big_fifty_samenvatting} />
          <TraitList traits={traits} vacancy={vacancy} />
        </Traits>
        {persona.vaardigheden.length > 0 && (
          <Card as="section" aria-label="Vaardigheden">
            <Heading level={3}>Vaardigheden</Heading>
            <Skills>
              {persona.vaardigheden.map((skill, index) => (
                <li key={index}>{skill}</li>
              ))}
            </Skills>
          </Card>
        )}
        <Grid columns={2}>
          <TextParts title="Profiel" parts={profileParts(persona)} />
          <TextParts title="Waarom iemand past" parts={reasonParts(persona)} />
        </Grid>
        <InterviewQuestions groups={questionGroups(persona)} />
      </Sheet>
    </Stack>
  )
}
