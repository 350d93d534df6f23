import { Button, Cluster, Dialog, ProgressBar, Stack, Text } from '@wervio/ui'
import { X } from 'lucide-react'

type Progress = { phase: 'writing'; step: string; percent: number } | { phase: 'idle' | 'saving' | 'failed' }

/**
 * While the text is written and saved: the real step and percentage, and a way to stop. Leaving the page stops it too.
 */
export const WriteProgress = ({ state, onCancel }: { state: Progress; onCancel: () => void }) => {
  const writing = state.phase === 'writing'
  const step = writing ? state.step : 'De vacature wordt opgeslagen'
  return (
    <Dialog
      open={writing || state.phase === 'saving'}
      onOpenChange={(open) => {
        if (!open && writing) onCancel()
      }}
      title="Je vacaturetekst wordt geschreven"
      description="Je kunt altijd stoppen. Je formulier blijft bewaard."
      actions={
        writing && (
          <Button variant="secondary" icon={X} onClick={onCancel}>
            Stoppen
          </Button>
        )
      }
    >
      <Stack gap={2}>
        <ProgressBar value={writing ? state.percent : 100} label="Voortgang" />
        <Cluster justify="space-between">
          <Text as="output" size="small" tone="muted">
            {step}
          </Text>
          {writing && (
            <Text size="small" tone="muted" tabular>
              {Math.round(state.percent)}%
            </Text>
          )}
        </Cluster>
      </Stack>
    </Dialog>
  )
}
