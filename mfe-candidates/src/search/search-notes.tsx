import { escoLicence, type SearchExplanation } from '@wervio/contracts'
import { Button, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
`
type Props = { explanation: SearchExplanation | undefined; onSearch: (q: string) => void }

/** What a search did beside looking for the words as typed; nothing when that is all. */
export const SearchNotes = ({ explanation, onSearch }: Props) => {
  const { synonyms = [], excluded = [], literal_q = null, asks_for_something = false } = explanation ?? {}
  const hasExcluded = asks_for_something && excluded.length > 0
  if (!hasExcluded && synonyms.length === 0 && literal_q === null) return null
  return (
    <Line>
      {hasExcluded && (
        <Text size="small" tone="muted">
          Uitgesloten: {excluded.join(', ')}
        </Text>
      )}
      {synonyms.length > 0 && (
        <>
          <Text size="small" tone="muted">
            Ook gezocht op: {synonyms.join(', ')}
          </Text>
          <Text size="small" tone="muted" lang="en">
            {escoLicence}
          </Text>
        </>
      )}
      {literal_q !== null && (
        <Button variant="quiet" size="small" onClick={() => onSearch(literal_q)}>
          Zoek letterlijk
        </Button>
      )}
    </Line>
  )
}
