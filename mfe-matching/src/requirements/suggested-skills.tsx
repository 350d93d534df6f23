import { usualWeights, type RequirementDraft } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { TaxonomyLine } from '../details/taxonomy-line.tsx'

type Props = {
  /** Skills that a taxonomy gives the occupation. */
  suggestions: readonly string[]
  /** What is in the list already. */
  labels: readonly string[]
  onAdd: (draft: RequirementDraft) => void
}

/** Skills that go with the occupation, to be added as a nice to have; nothing without a taxonomy. */
export const SuggestedSkills = ({ suggestions, labels, onAdd }: Props) => {
  const others = suggestions.filter((suggestion) => !labels.includes(suggestion))
  if (others.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label="Voorstellen bij dit beroep">
      <Text strong>Voorstellen bij dit beroep</Text>
      <Cluster gap={2}>
        {others.map((label) => (
          <Chip
            key={label}
            icon={Plus}
            aria-label={`Voeg ${label} toe als pluspunt`}
            onClick={() => onAdd({ kind: 'skill', label, importance: 'nice', weight: usualWeights.skill.nice })}
          >
            {label}
          </Chip>
        ))}
      </Cluster>
      <TaxonomyLine isUsed />
    </Stack>
  )
}
