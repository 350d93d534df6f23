import { ScorePoints } from '@wervio/applications'
import type { VacancyFit } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Stack, Text, TextLink } from '@wervio/ui'

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
      <ScorePoints strength={strength} gap={gap} />
    </Stack>
  )
}
