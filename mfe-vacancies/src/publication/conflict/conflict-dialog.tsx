import type { Publication } from '@wervio/contracts'
import { Button, Dialog, Notice } from '@wervio/ui'
import { changedBy } from './changed-by.ts'
import { SideBySide } from '../differences/side-by-side.tsx'

type Props = {
  mine: string
  theirs: Publication
  busy: boolean
  problem: string | null
  onMine: () => void
  onTheirs: () => void
  onMerge: () => void
  onClose: () => void
}

/** Somebody else saved this text meanwhile: both texts, and three ways on that lose neither. */
export const ConflictDialog = ({ mine, theirs, busy, problem, onMine, onTheirs, onMerge, onClose }: Props) => (
  <Dialog
    open
    wide
    busy={busy}
    onOpenChange={onClose}
    title="Welke versie houd je?"
    description={`${changedBy(theirs)} Wat je kiest, wordt de tekst van nu; de andere versie blijft in de versiegeschiedenis.`}
    actions={
      <>
        <Button variant="secondary" disabled={busy} onClick={onMerge}>
          Samenvoegen
        </Button>
        <Button variant="secondary" busy={busy} onClick={onTheirs}>
          De andere versie houden
        </Button>
        <Button disabled={busy} onClick={onMine}>
          Mijn versie bewaren
        </Button>
      </>
    }
  >
    {problem !== null && (
      <Notice tone="red" title={problem}>
        Beide teksten zijn bewaard. Probeer het opnieuw.
      </Notice>
    )}
    <SideBySide
      first={{ heading: 'Jouw versie', html: mine }}
      second={{ heading: 'De andere versie', html: theirs.html }}
    />
  </Dialog>
)
