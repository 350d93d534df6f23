import type { ApiError } from '@wervio/api-client'
import { Button, Cluster } from '@wervio/ui'
import { ListChecks } from 'lucide-react'

type Props = {
  /** Why there is no answer. */
  code: ApiError['code'] | null
  children: string
  onChoose: () => void
}

/** Offers the rules on this service where a language model failed; nothing for another failure. */
export const RulesOffer = ({ code, children, onChoose }: Props) =>
  code?.startsWith('engine_') ? (
    <Cluster>
      <Button variant="secondary" icon={ListChecks} onClick={onChoose}>
        {children}
      </Button>
    </Cluster>
  ) : null
