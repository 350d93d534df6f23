import type { Vacancy } from '@wervio/contracts'
import { Card, Heading, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { TraitEvidence } from './trait-evidence.tsx'
import type { ShownTrait } from './trait-words.ts'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[5]};
  margin-top: ${tokens.space[4]};
`
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`
const Track = styled.div`
  height: 8px;
  margin: ${tokens.space[2]} 0;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.line.base};
  overflow: hidden;
`
/** As wide as the score times ten per cent (specification §9). */
const Bar = styled.div<{ $score: number }>`
  width: ${({ $score }) => $score * 10}%;
  height: 100%;
  border-radius: inherit;
  background: ${tokens.accent.base};
  print-color-adjust: exact;
`
const Reason = styled(Text)`
  overflow-wrap: anywhere;
`

/** Each trait with its bar, its reason, and the sentences of the vacancy it rests on. */
export const TraitList = ({ traits, vacancy }: { traits: readonly ShownTrait[]; vacancy: Vacancy }) => (
  <Card as="section" aria-label="Vijf kenmerken">
    <Heading level={3}>Vijf kenmerken</Heading>
    <List>
      {traits.map((shownTrait) => (
        <li key={shownTrait.trait}>
          <Row>
            <Text as="span" strong>
              {shownTrait.label}
            </Text>
            <Text as="span" strong tabular>
              {shownTrait.score} van 10
            </Text>
          </Row>
          <Track aria-hidden>
            <Bar $score={shownTrait.score} />
          </Track>
          {shownTrait.reason && <Reason tone="muted">{shownTrait.reason}</Reason>}
          {shownTrait.evidence.length > 0 && <TraitEvidence shownTrait={shownTrait} vacancy={vacancy} />}
        </li>
      ))}
    </List>
  </Card>
)
