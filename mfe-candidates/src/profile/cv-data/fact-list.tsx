import { type Candidate, updateCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Chip, Cluster, Stack, Text } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FactEditor } from './fact-editor.tsx'
import { Fact } from './fact.tsx'
import { factsOfCv, isKnown, type FactOfCv } from './facts.ts'
import { WordWithPlace } from './word-with-place.tsx'

const List = styled.dl`
  margin: 0;
`

const Value = ({ fact, candidate }: { fact: FactOfCv; candidate: Candidate }) =>
  fact.kind === 'words' ? (
    <Cluster as="ul" gap={2}>
      {fact.words(candidate).map((word, index) => (
        <li key={word}>
          <WordWithPlace word={word} path={`${fact.field}.${index}`} />
        </li>
      ))}
    </Cluster>
  ) : (
    candidate[fact.field]
  )

/** What is known, each to be changed, and what isn't, to be added. */
export const FactList = ({ candidate }: { candidate: Candidate }) => {
  /** The candidate as they were when the change of a field was begun. */
  const [originals, setOriginals] = useState<ReadonlyMap<FactOfCv['field'], Candidate>>(new Map())
  const open = (field: FactOfCv['field']) => setOriginals((current) => new Map(current).set(field, candidate))
  const close = (field: FactOfCv['field']) =>
    setOriginals((current) => new Map([...current].filter(([openField]) => openField !== field)))
  const editorOf = (fact: FactOfCv) => {
    const original = originals.get(fact.field)
    return original && <FactEditor fact={fact} original={original} onClose={() => close(fact.field)} />
  }
  const mayEdit = useMay(updateCandidate)
  const visibleFacts = factsOfCv.filter((fact) => isKnown(fact, candidate) || originals.has(fact.field))
  const missingFacts = factsOfCv.filter((fact) => !visibleFacts.includes(fact))
  return (
    <Stack gap={3}>
      {visibleFacts.length > 0 && (
        <List>
          {visibleFacts.map((fact) => (
            <Fact
              key={fact.field}
              label={fact.label}
              path={fact.kind === 'words' ? undefined : fact.field}
              editor={editorOf(fact)}
              onEdit={() => open(fact.field)}
            >
              <Value fact={fact} candidate={candidate} />
            </Fact>
          ))}
        </List>
      )}
      {mayEdit && missingFacts.length > 0 && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">
            Nog niet bekend:
          </Text>
          {missingFacts.map(({ field, label }) => (
            <Chip key={field} icon={Plus} aria-label={`${label} toevoegen`} onClick={() => open(field)}>
              {label}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
