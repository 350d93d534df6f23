import { Notice, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  margin-top: ${tokens.space[1]};
  padding-left: ${tokens.space[5]};
  overflow-wrap: anywhere;
  li {
    list-style: disc;
  }
`

/** What the check against the vacancy left out or doubts. */
export const PersonaWarnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.length === 0 ? null : (
    <Notice tone="amber" title="Let op">
      <List>
        {warnings.map((warning, index) => (
          <li key={index}>{warning}</li>
        ))}
      </List>
    </Notice>
  )
