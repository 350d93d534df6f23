import { IconTile, tokens } from '@wervio/ui'
import { Clock, FlaskConical, UsersRound } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'

const benefits = [
  [Clock, '70% tijdsbesparing op administratie'],
  [FlaskConical, 'Wetenschappelijk bewezen'],
  [UsersRound, 'Gemaakt door recruiters'],
] as const

const List = styled(PlainList)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
    font: ${tokens.font.card};
    letter-spacing: ${tokens.tracking.card};
  }
`

/** Why somebody would register, in the words of the specification. */
export const Benefits = () => (
  <List>
    {benefits.map(([icon, text]) => (
      <li key={text}>
        <IconTile icon={icon} />
        {text}
      </li>
    ))}
  </List>
)
