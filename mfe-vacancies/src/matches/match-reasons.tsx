import { ScorePoints, type PipelineMatch } from '@wervio/applications'
import * as routes from '@wervio/contracts/routes'
import { Stack, Text, TextLink } from '@wervio/ui'

/** What speaks most for a candidate, what isn't met and why, and the way to all of it; nothing without a score. */
export const MatchReasons = ({ match: { id, name, score, application } }: { match: PipelineMatch }) =>
  score ? (
    <Stack gap={1}>
      <ScorePoints strength={score.strength} gap={score.gap} />
      <Text size="small">
        <TextLink
          to={routes.matching.forCandidate(application.vacancy_id, id)}
          aria-label={`Bekijk waarom ${name} ${score.percentage}% heeft`}
        >
          Bekijk waarom
        </TextLink>
      </Text>
    </Stack>
  ) : null
