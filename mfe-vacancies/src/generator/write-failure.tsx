import * as routes from '@wervio/contracts/routes'
import { RulesOffer } from '@wervio/remote-kit'
import { ButtonLink, Cluster, Notice, Stack } from '@wervio/ui'
import { UserPlus } from 'lucide-react'
import { paths } from '../paths.ts'
import type { Writing } from '../writing/use-writing.ts'

type Props = {
  failure: Extract<Writing, { phase: 'failed' }>
  visitor: boolean
  onLeave: () => void
  onUseRules: () => void
}

/** Why there is no text. Offers an account where that lifts the limit. */
export const WriteFailure = ({ failure: { message, code }, visitor, onLeave, onUseRules }: Props) => {
  const needsAccount = visitor && (code === 'rate_limited' || code === 'forbidden')
  return (
    <Notice tone={needsAccount ? 'amber' : 'red'} title={message}>
      <Stack gap={3}>
        <span>Je formulier en je tekst zijn bewaard.</span>
        <RulesOffer code={code} onChoose={onUseRules}>
          Schrijf met de ingebouwde regels
        </RulesOffer>
        {needsAccount && (
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
