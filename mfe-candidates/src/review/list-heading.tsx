import { Button, Cluster, Heading } from '@wervio/ui'
import { RotateCcw } from 'lucide-react'

/** The heading of jobs or schools, with a way back to what was read once something was changed. */
export const ListHeading = ({
  title,
  disabled,
  onReset,
}: {
  title: string
  disabled: boolean
  onReset: (() => void) | null
}) => (
  <Cluster justify="space-between">
    <Heading level={3} size="card">
      {title}
    </Heading>
    {onReset && (
      <Button
        type="button"
        variant="quiet"
        size="small"
        icon={RotateCcw}
        disabled={disabled}
        aria-label={`${title} zoals in het CV`}
        onClick={onReset}
      >
        Zoals in het CV
      </Button>
    )}
  </Cluster>
)
