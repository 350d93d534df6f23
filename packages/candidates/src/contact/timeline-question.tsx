import { Button, Cluster, Notice, Stack } from '@wervio/ui'
import { useEffect, useRef } from 'react'

/** Asks once a message was opened or copied; Enter notes it. */
export const TimelineQuestion = ({ onAnswer }: { onAnswer: (isToBeNoted: boolean) => void }) => {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <Notice tone="blue" title="Noteren in de tijdlijn?">
      <Stack gap={2} align="start">
        Zo zien je collega’s dat er een bericht klaarstaat.
        <Cluster gap={2}>
          <Button ref={yes} size="small" onClick={() => onAnswer(true)}>
            Ja, noteren
          </Button>
          <Button variant="secondary" size="small" onClick={() => onAnswer(false)}>
            Niet noteren
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}
