import type { Publication } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack } from '@wervio/ui'
import { GitCompareArrows } from 'lucide-react'
import { changedBy } from './changed-by.ts'

/** Says that two people wrote at once. Typing goes on; the choice waits until the writer is ready for it. */
export const ConflictNotice = ({ theirs, onChoose }: { theirs: Publication; onChoose: () => void }) => (
  <Notice tone="amber" title="Deze tekst is intussen ergens anders gewijzigd">
    <Stack gap={2}>
      <p>{changedBy(theirs)} Wat jij typt, blijft bewaard in deze browser tot je kiest.</p>
      <Cluster gap={2}>
        <Button size="small" icon={GitCompareArrows} onClick={onChoose}>
          Kies een versie
        </Button>
      </Cluster>
    </Stack>
  </Notice>
)
