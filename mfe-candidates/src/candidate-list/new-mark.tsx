import { Badge } from '@wervio/ui'
import { Sparkles } from 'lucide-react'

/** Says of whom the list is shown again. */
export const NewMark = () => <Badge tone="accent" icon={Sparkles}>Net toegevoegd</Badge>
