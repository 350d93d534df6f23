import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Cluster, Notice, Stack } from '@wervio/ui'
import { UserPlus } from 'lucide-react'
import { paths } from '../paths.ts'
import type { Writing } from './use-generated-text.ts'

type Props = { failure: Extract<Writing, { phase: 'failed' }>; visitor: boolean; onLeave: () => void }

/** Why there is no text. Where an account is the way on, it is offered. */
export const WriteFailed = ({ failure: { message, code }, visitor, onLeave }: Props) => {
  const limited = visitor && (code === 'rate_limited' || code === 'forbidden')
  return (
    <Notice tone={limited ? 'amber' : 'red'} title={message}>
      <Stack gap={3}>
        <span>Je formulier en je tekst zijn bewaard.</span>
        {limited && (
          <Cluster>
            <ButtonLink
              to={routes.register.href(paths.generator.href())}
              icon={UserPlus}
              variant="secondary"
              onClick={onLeave}
            >
              Maak een gratis account
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Notice>
  )
}
