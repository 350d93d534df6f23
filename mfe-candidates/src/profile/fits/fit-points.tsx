import type { VacancyFit } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Icon, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { Check, CircleDashed } from 'lucide-react'
import { styled } from 'styled-components'

const Point = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`

/** A score for a vacancy with its strongest point and its gap, and the way to why. */
export const FitPoints = ({ fit, candidateId }: { fit: VacancyFit; candidateId: string }) => {
  const { percentage, strength, gap } = fit.score
  return (
    <Stack gap={1}>
      <Text size="small" tabular>
        <strong>{percentage}%</strong> match ·{' '}
        <TextLink
          to={routes.matching.forCandidate(fit.vacancy_id, candidateId)}
          aria-label={`Bekijk waarom ${percentage}% voor ${fit.title}`}
        >
          Bekijk waarom
        </TextLink>
      </Text>
      {strength && (
        <Point size="small">
          <Icon of={Check} size={16} />
          {strength}
        </Point>
      )}
      {gap && (
        <Point size="small">
          <Icon of={CircleDashed} size={16} />
          {gap}. Vraag ernaar.
        </Point>
      )}
    </Stack>
  )
}
