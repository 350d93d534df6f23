import { countWords } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack } from '@wervio/ui'
import { Trash2, Undo2 } from 'lucide-react'
import type { LocalDraft } from '../autosave/local-drafts.ts'
import { plainText } from '../plain-text.ts'
import { sanitise } from '../sanitise.ts'
import { since } from '../when.ts'

type Props = { draft: LocalDraft; onRestore: () => void; onDrop: () => void }

/** Words this browser kept that never reached the service. */
export const LeftBehindNotice = ({ draft, onRestore, onDrop }: Props) => (
  <Notice tone="amber" title="Er staat nog tekst van jou klaar die niet is opgeslagen">
    <Stack gap={2}>
      <p>
        Je schreef die {since(draft.at)} in deze browser ({countWords(plainText(sanitise(draft.html)))} woorden).
      </p>
      <Cluster gap={2}>
        <Button size="small" icon={Undo2} onClick={onRestore}>
          Terugzetten
        </Button>
        <Button size="small" variant="secondary" icon={Trash2} onClick={onDrop}>
          Weggooien
        </Button>
      </Cluster>
    </Stack>
  </Notice>
)
