import type { Candidate } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useEdit, type CandidateEdit } from '../editing/use-edit-candidate.ts'
import { Fact } from './fact.tsx'
import { factsOfCv, isKnown, type FactOfCv } from './facts.ts'
import { LineEditor } from './line-editor.tsx'
import { WordWithPlace } from './word-with-place.tsx'
import { WordsEditor } from './words-editor.tsx'

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

/** What is known, each to be changed, and what isn't, to be added. One at a time. */
export const FactList = ({ candidate }: { candidate: Candidate }) => {
  const edit = useEdit()
  const [editing, setEditing] = useState<{ field: FactOfCv['field']; from: Candidate } | null>(null)
  const close = () => setEditing(null)
  const open = (field: FactOfCv['field']) => setEditing({ field, from: candidate })
  const save = (fact: FactOfCv, from: Candidate, change: CandidateEdit) =>
    edit({ change, from, told: `${fact.label} gewijzigd.` })
  const editorOf = (fact: FactOfCv, from: Candidate) =>
    fact.kind === 'words' ? (
      <WordsEditor
        label={fact.label}
        one={fact.one}
        start={fact.words(from)}
        onSave={(words) => save(fact, from, fact.change(words))}
        onClose={close}
      />
    ) : (
      <LineEditor
        label={fact.label}
        start={from[fact.field] ?? ''}
        long={fact.kind === 'text'}
        onSave={(text) => save(fact, from, { [fact.field]: text || null })}
        onClose={close}
      />
    )
  const shown = factsOfCv.filter((fact) => isKnown(fact, candidate) || fact.field === editing?.field)
  const unknown = factsOfCv.filter((fact) => !shown.includes(fact))
  return (
    <Stack gap={3}>
      {shown.length > 0 && (
        <List>
          {shown.map((fact) => (
            <Fact
              key={fact.field}
              label={fact.label}
              path={fact.kind === 'words' ? undefined : fact.field}
              editor={fact.field === editing?.field && editorOf(fact, editing.from)}
              onEdit={() => open(fact.field)}
            >
              <Value fact={fact} candidate={candidate} />
            </Fact>
          ))}
        </List>
      )}
      {unknown.length > 0 && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">
            Nog niet bekend:
          </Text>
          {unknown.map(({ field, label }) => (
            <Chip key={field} icon={Plus} aria-label={`${label} toevoegen`} onClick={() => open(field)}>
              {label}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
