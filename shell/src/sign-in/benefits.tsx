import { claimBasis } from '@wervio/brand'
import { IconTile, Text, tokens } from '@wervio/ui'
import { Clock, FlaskConical, UsersRound } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'

const benefits = [
  [Clock, '70% tijdsbesparing op administratie', claimBasis.estimate],
  [FlaskConical, 'Wetenschappelijk bewezen', claimBasis.science],
  [UsersRound, 'Gemaakt door recruiters', null],
] as const

const List = styled(PlainList)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  li {
    display: flex;
    align-items: start;
    gap: ${tokens.space[4]};
  }
`

const Claim = styled.p`
  margin-bottom: ${tokens.space[1]};
  font: ${tokens.font.card};
  letter-spacing: ${tokens.tracking.card};
`

/** Why somebody would register, in the words of the specification, and what that rests on. */
export const Benefits = () => (
  <List>
    {benefits.map(([icon, text, basis]) => (
      <li key={text}>
        <IconTile icon={icon} />
        <div>
          <Claim>{text}</Claim>
          {basis && (
            <Text size="small" tone="muted">
              {basis}
            </Text>
          )}
        </div>
      </li>
    ))}
  </List>
)
