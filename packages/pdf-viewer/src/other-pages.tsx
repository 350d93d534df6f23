import { Button, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  padding-bottom: ${tokens.space[2]};
`

/** Where else in the document something is lit, as buttons that go there; nothing when all is on this page. */
export const OtherPages = ({ pages, onTurn }: { pages: readonly number[]; onTurn: (to: number) => void }) =>
  pages.length > 0 && (
    <Line>
      <Text as="span" size="small" tone="muted">
        Staat ook op
      </Text>
      {pages.map((page) => (
        <Button key={page} variant="secondary" size="small" onClick={() => onTurn(page)}>
          pagina {page}
        </Button>
      ))}
    </Line>
  )
