import type { PipelineMatch } from '@wervio/applications'
import { Dialog, exactMoment, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { historySteps } from './history-steps.ts'

const Steps = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space[4]};
  li {
    padding-left: ${tokens.space[4]};
    border-left: 2px solid ${tokens.accent.base};
    overflow-wrap: anywhere;
  }
`

/** Who did what with this candidate and when, newest first. */
export const HistoryDialog = ({ match, onClose }: { match: PipelineMatch; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={`Geschiedenis van ${match.name}`}>
    <Steps>
      {historySteps(match.application.history).map(({ what, reason, by, at }) => (
        <li key={`${at} ${what}`}>
          <Text strong>{what}</Text>
          {reason && <Text>{reason}</Text>}
          <Text size="small" tone="muted">
            {by ?? 'Onbekend'}, <time dateTime={at}>{exactMoment(at)}</time>
          </Text>
        </li>
      ))}
    </Steps>
  </Dialog>
)
