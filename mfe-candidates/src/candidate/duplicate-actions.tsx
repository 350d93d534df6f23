import type { Duplicate } from '@wervio/contracts'
import { Button, ButtonLink, Cluster } from '@wervio/ui'
import { ExternalLink, GitMerge } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = {
  candidate: Duplicate['candidate']
  /** Whether there is a CV to give them, or only details. */
  hasCv: boolean
  busy?: boolean
  /** Whether to make this button stand out: merging makes no duplicate. */
  isRecommended?: boolean
  onMerge: (candidateId: string) => void
}

/** What can be done about somebody who is already there and may be the same person. */
export const DuplicateActions = ({
  candidate: { id, name },
  hasCv,
  busy = false,
  isRecommended = false,
  onMerge,
}: Props) => (
  <Cluster gap={2}>
    <Button
      type="button"
      variant={isRecommended ? 'primary' : 'secondary'}
      size="small"
      icon={GitMerge}
      disabled={busy}
      onClick={() => onMerge(id)}
    >
      {hasCv ? `Voeg dit CV bij ${name}` : `Voeg deze gegevens bij ${name}`}
    </Button>
    <ButtonLink
      to={paths.profile.href(id)}
      target="_blank"
      variant="quiet"
      size="small"
      icon={ExternalLink}
      aria-label={`Bekijk profiel van ${name}`}
    >
      Bekijk profiel
    </ButtonLink>
  </Cluster>
)
