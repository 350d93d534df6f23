import { Badge, VisuallyHidden } from '@wervio/ui'
import { Sparkles } from 'lucide-react'

const WORDS = 'Net toegevoegd'

/** Says of whom the list is shown again; `short`: in a sign, where words would take the room of a name. */
export const NewMark = ({ short = false }: { short?: boolean }) => (
  <Badge tone="accent" icon={Sparkles} title={short ? WORDS : undefined}>
    {short ? <VisuallyHidden>{WORDS}</VisuallyHidden> : WORDS}
  </Badge>
)
