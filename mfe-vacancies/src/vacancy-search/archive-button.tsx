import { Button, numberText } from '@wervio/ui'
import { Archive } from 'lucide-react'

/** The way to the archive where every vacancy is in it; nothing for an empty archive. */
export const ArchiveButton = ({ count, onOpen }: { count: number; onOpen: () => void }) =>
  count > 0 && (
    <Button variant="secondary" icon={Archive} onClick={onOpen}>
      Bekijk het archief ({numberText(count)})
    </Button>
  )
