import { Button, Card, Cluster, ProgressBar, Stack, Text } from '@wervio/ui'
import { X } from 'lucide-react'
import type { PersonaRun } from './persona-runs.ts'

type Props = { run: Exclude<PersonaRun, { phase: 'failed' }>; onCancel: () => void }

/** The real step and percentage, and a way to stop; it goes on when another tab is opened. */
export const GeneratingPersona = ({ run, onCancel }: Props) => {
  const writing = run.phase === 'writing'
  return (
    <Card as="section" aria-label="Voortgang van de persona">
      <Stack gap={3}>
        <Cluster justify="space-between">
          <Text as="output" strong>
            Persona wordt gegenereerd...
          </Text>
          {writing && (
            <Button variant="secondary" size="small" icon={X} onClick={onCancel}>
              Stoppen
            </Button>
          )}
        </Cluster>
        <ProgressBar value={writing ? run.percent : 100} label="Voortgang" />
        <Cluster justify="space-between">
          <Text size="small" tone="muted">
            {writing ? run.step : 'De persona wordt opgeslagen'}
          </Text>
          {writing && (
            <Text size="small" tone="muted" tabular>
              {Math.round(run.percent)}%
            </Text>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
