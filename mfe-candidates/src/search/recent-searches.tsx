import { Button, Chip, Cluster, Text } from '@wervio/ui'
import { History } from 'lucide-react'

type Props = { searches: readonly string[]; onChoose: (words: string) => void; onClear: () => void }

/** What was searched for before, to search for again. */
export const RecentSearches = ({ searches, onChoose, onClear }: Props) =>
  searches.length > 0 && (
    <Cluster gap={2}>
      <Text as="span" size="small" tone="muted">
        Eerder gezocht:
      </Text>
      <Cluster as="ul" gap={2} aria-label="Eerder gezocht">
        {searches.map((words) => (
          <li key={words}>
            <Chip icon={History} onClick={() => onChoose(words)}>
              {words}
            </Chip>
          </li>
        ))}
      </Cluster>
      <Button variant="quiet" size="small" aria-label="Eerdere zoekopdrachten wissen" onClick={onClear}>
        Wissen
      </Button>
    </Cluster>
  )
