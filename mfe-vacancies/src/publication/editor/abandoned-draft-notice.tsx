import { countWords } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack, since } from '@wervio/ui'
import { Trash2, Undo2 } from 'lucide-react'
import type { LocalDraft } from '../autosave/local-drafts.ts'
import { plainText } from '../plain-text.ts'
import { sanitise } from '../sanitise.ts'

type Props = { draft: LocalDraft; onRestore: () => void; onDrop: () => void }

/** Offers a draft in this browser that never reached the service. */
export const AbandonedDraftNotice = ({ draft, onRestore, onDrop }: Props) => (
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
