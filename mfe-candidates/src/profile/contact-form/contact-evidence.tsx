import type { Candidate } from '@wervio/contracts'
import { Cluster, Stack, Text, listText } from '@wervio/ui'
import { editorName } from '@wervio/remote-kit'
import { WordWithPlace } from '../cv-data/word-with-place.tsx'

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
  const fieldsInCv = fields.filter(([path]) => evidence?.[path])
  const changedBy = (yours: boolean) =>
    listText(fields.flatMap(([path, label]) => (edits[path]?.yours === yours ? [label] : [])))
  const editors = [true, false].map((yours) => ({ by: editorName({ yours }), fields: changedBy(yours) }))
  return (
    <Stack gap={2}>
      {fieldsInCv.length > 0 && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">
            Uit het CV:
          </Text>
          {fieldsInCv.map(([path, label]) => (
            <WordWithPlace key={path} word={label} path={path} />
          ))}
        </Cluster>
      )}
      {editors.map(
        ({ by, fields: changedFields }) =>
          changedFields && (
            <Text key={by} size="small" tone="muted">
              Aangepast door {by}: {changedFields}
            </Text>
          ),
      )}
    </Stack>
  )
}
