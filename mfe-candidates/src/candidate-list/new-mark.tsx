import { Badge, VisuallyHidden } from '@wervio/ui'
import { Sparkles } from 'lucide-react'

const TEXT = 'Net toegevoegd'

/** Marks a candidate who was just added; with `isShort` an icon alone, where words would take the room of a name. */
export const NewMark = ({ isShort = false }: { isShort?: boolean }) => (
  <Badge tone="accent" icon={Sparkles} title={isShort ? TEXT : undefined}>
    {isShort ? <VisuallyHidden>{TEXT}</VisuallyHidden> : TEXT}
  </Badge>
)
