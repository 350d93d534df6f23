import { brand } from '@wervio/brand'
import { Dots, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Row = styled(Text)`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
`

/** Shows that an answer is on its way. */
export const Thinking = () => (
  <Row as="div" tone="muted">
    {brand().name} denkt na...
    <Dots />
  </Row>
)
