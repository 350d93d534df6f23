import { Badge, Card, IconTile, ScoreRing, Text, tokens, type Tone } from '@wervio/ui'
import { Check, CircleDashed, X, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

const Raised = styled(Card)`
  box-shadow: ${tokens.shadow.high};
`
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
    > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`
const Name = styled.p`
  font: ${tokens.font.card};
  letter-spacing: ${tokens.tracking.card};
`
const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[4]};
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  span:nth-child(2) {
    flex: 1;
    font-weight: 500;
  }
`

type Requirement = { name: string; evidence: string; tone: Tone; icon: LucideIcon }

const requirements: readonly Requirement[] = [
  { name: 'BIG-registratie', evidence: 'CV, blz. 1', tone: 'green', icon: Check },
  { name: 'Hbo-V diploma', evidence: 'CV, blz. 2', tone: 'green', icon: Check },
  { name: 'Omaha System', evidence: 'verwant', tone: 'amber', icon: CircleDashed },
  { name: 'Rijbewijs B', evidence: 'vraag ernaar', tone: 'red', icon: X },
]

/** A sample match: score and evidence for each requirement. */
export const MatchCard = () => (
  <Raised padding={5}>
    <Head>
      <ScoreRing value={91} label="Match" />
      <div>
        <Name>Amira Haddou</Name>
        <Text size="small" tone="muted">
          past bij Wijkverpleegkundige
        </Text>
      </div>
      <Badge tone="green">Sterke match</Badge>
    </Head>
    <Rows>
      {requirements.map(({ name, evidence, tone, icon }) => (
        <Row key={name}>
          <IconTile icon={icon} tone={tone} small />
          <span>{name}</span>
          <Text as="span" size="small" tone="muted">
            {evidence}
          </Text>
        </Row>
      ))}
    </Rows>
  </Raised>
)
