import { Button, Cluster } from '@wervio/ui'
import { LocateFixed } from 'lucide-react'

/** Brings what sounds back into view, and keeps it there. */
export const FollowButton = ({ onFollow }: { onFollow: () => void }) => (
  <Cluster>
    <Button variant="secondary" size="small" icon={LocateFixed} onClick={onFollow}>
      Volg het geluid weer
    </Button>
  </Cluster>
)
