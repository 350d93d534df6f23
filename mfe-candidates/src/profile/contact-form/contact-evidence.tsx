import type { Candidate } from '@wervio/contracts'
import { Cluster, Text } from '@wervio/ui'
import { WordWithPlace } from '../cv-says/word-with-place.tsx'

const labels = { name: 'Naam', email: 'E-mailadres', phone: 'Telefoon', location: 'Locatie', linkedin: 'LinkedIn' } as const

/** Which contact details the CV says, each with its place there; nothing when they were typed. */
export const ContactEvidence = ({ evidence }: Pick<Candidate, 'evidence'>) => {
  const said = Object.entries(labels).filter(([path]) => evidence?.[path])
  if (said.length === 0) return null
  return (
    <Cluster gap={2}>
      <Text as="span" size="small" tone="muted">Uit het cv:</Text>
      {said.map(([path, label]) => <WordWithPlace key={path} word={label} path={path} />)}
    </Cluster>
  )
}
