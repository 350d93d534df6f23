import type { Candidate } from '@wervio/contracts'
import { Cluster, Stack, Text } from '@wervio/ui'
import { WordWithPlace } from '../cv-says/word-with-place.tsx'

const list = new Intl.ListFormat('nl-NL')
const labels = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  location: 'Locatie',
  linkedin: 'LinkedIn',
} as const

/** Which contact details the CV says, each with its place there, and which were changed by hand. */
export const ContactEvidence = ({ evidence, edits }: Pick<Candidate, 'evidence' | 'edits'>) => {
  const fields = Object.entries(labels)
  const said = fields.filter(([path]) => evidence?.[path])
  const changedBy = (yours: boolean) =>
    list.format(fields.flatMap(([path, label]) => (edits[path]?.yours === yours ? [label] : [])))
  const [you, colleague] = [changedBy(true), changedBy(false)]
  return (
    <Stack gap={2}>
      {said.length > 0 && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">
            Uit het CV:
          </Text>
          {said.map(([path, label]) => (
            <WordWithPlace key={path} word={label} path={path} />
          ))}
        </Cluster>
      )}
      {you && (
        <Text size="small" tone="muted">
          Aangepast door jou: {you}
        </Text>
      )}
      {colleague && (
        <Text size="small" tone="muted">
          Aangepast door een collega: {colleague}
        </Text>
      )}
    </Stack>
  )
}
