import type { Candidate } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useChangeCandidate } from '../../candidate/use-change-candidate.ts'
import { Fact } from './fact.tsx'
import { factsOfCv, isKnown, type FactOfCv } from './facts.ts'
import { LineEditor } from './line-editor.tsx'
import { WordWithPlace } from './word-with-place.tsx'
import { WordsEditor } from './words-editor.tsx'

const List = styled.dl`margin: 0;`

const Value = ({ fact, candidate }: { fact: FactOfCv; candidate: Candidate }) =>
  fact.kind === 'words' ? (
    <Cluster as="ul" gap={2}>{fact.words(candidate).map((word, index) => <li key={word}><WordWithPlace word={word} path={`${fact.field}.${index}`} /></li>)}</Cluster>
  ) : (
    candidate[fact.field]
  )

/** What is known, each to be changed, and what isn't, to be added. One at a time. */
export const FactList = ({ candidate }: { candidate: Candidate }) => {
  const { mutate } = useChangeCandidate(candidate.id)
  const [editing, setEditing] = useState<FactOfCv['field'] | null>(null)
  const close = () => setEditing(null)
  const editorOf = (fact: FactOfCv) =>
    fact.kind === 'words' ? (
      <WordsEditor label={fact.label} one={fact.one} start={fact.words(candidate)} onSave={(words) => mutate(fact.change(words))} onClose={close} />
    ) : (
      <LineEditor label={fact.label} start={candidate[fact.field] ?? ''} long={fact.kind === 'text'} onSave={(text) => mutate({ [fact.field]: text || null })} onClose={close} />
    )
  const shown = factsOfCv.filter((fact) => isKnown(fact, candidate) || fact.field === editing)
  const unknown = factsOfCv.filter((fact) => !shown.includes(fact))
  return (
    <Stack gap={3}>
      {shown.length > 0 && (
        <List>
          {shown.map((fact) => (
            <Fact key={fact.field} label={fact.label} path={fact.kind === 'words' ? undefined : fact.field} editor={fact.field === editing && editorOf(fact)} onEdit={() => setEditing(fact.field)}>
              <Value fact={fact} candidate={candidate} />
            </Fact>
          ))}
        </List>
      )}
      {unknown.length > 0 && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">Nog niet bekend:</Text>
          {unknown.map(({ field, label }) => <Chip key={field} icon={Plus} aria-label={`${label} toevoegen`} onClick={() => setEditing(field)}>{label}</Chip>)}
        </Cluster>
      )}
    </Stack>
  )
}
