import * as routes from '@wervio/contracts/routes'
import type { SessionUser } from '@wervio/session'
import { Button, ButtonLink, Cluster, LoadingDots, Notice, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { startIdentity } from '../session/start-identity.ts'
import { useSignInFacts } from '../settings/account/sign-in-facts.ts'
import { BuiltinMailNote } from '../sign-in/builtin-sign-in-note.tsx'
import { changeErrorText } from '../sign-in/sign-in-texts.ts'
import { useVerificationMail } from '../sign-in/use-verification-mail.ts'

/**
 * For an account without an address at the identity provider: that of Microsoft is never taken for confirmed (0194).
 */
const AddPasswordFirst = ({ user }: { user: SessionUser }) => (
  <Stack gap={3}>
    <Notice tone="amber">
      Deze uitnodiging is voor {user.email}. Je logt in met Microsoft, en dat bevestigt niet dat dit adres van jou is.
    </Notice>
    <Text>
      Voeg bij Beveiliging een wachtwoord toe voor dit adres en open de link in de mail die je dan krijgt. Kom daarna in
      dit tabblad terug. Of vraag om een uitnodiging zonder e-mailadres.
    </Text>
    <div>
      <ButtonLink to={routes.security.href()} variant="secondary">
        Naar Beveiliging
      </ButtonLink>
    </div>
  </Stack>
)

const NOT_YET = 'Het adres is nog niet bevestigd. Open eerst de link in de mail.'

type Props = {
  user: SessionUser
  /** Accepts the invitation again, once the session knows that the address is confirmed. */
  onGoOn: () => void
}

/**
 * What to do when an invitation for an address waits for that address to be confirmed. The invitation stays in this
 * tab.
 */
export const ConfirmAddress = ({ user, onGoOn }: Props) => {
  const { data: facts, refetch } = useSignInFacts()
  const { sending, send } = useVerificationMail()
  const [isChecking, setIsChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!facts) return <LoadingDots />
  if (facts.email === '') return <AddPasswordFirst user={user} />
  const goOn = async () => {
    setIsChecking(true)
    setProblem(null)
    try {
      const { data } = await refetch({ throwOnError: true })
      if (!data?.emailVerified) return setProblem(NOT_YET)
      await (await startIdentity()).renewToken()
      return onGoOn()
    } catch (error) {
      return setProblem(changeErrorText(error))
    } finally {
      setIsChecking(false)
    }
  }
  return (
    <Stack gap={3}>
      <Notice tone="amber">
        Deze uitnodiging is voor {user.email}. Bevestig eerst dat dit adres van jou is: open de link in onze mail. Kom
        daarna in dit tabblad terug; de uitnodiging blijft hier staan.
      </Notice>
      {sending.state === 'sent' && <Notice tone="green">De mail is verstuurd naar {facts.email}.</Notice>}
      {sending.state === 'failed' && <Notice tone="red">{sending.text}</Notice>}
      {problem && <Notice tone="red">{problem}</Notice>}
      <BuiltinMailNote />
      <Cluster gap={3}>
        <Button busy={isChecking} onClick={() => void goOn()}>
          Ik heb mijn adres bevestigd
        </Button>
        <Button
          variant="secondary"
          busy={sending.state === 'busy'}
          disabled={sending.state === 'busy' || sending.state === 'sent'}
          onClick={() => void send()}
        >
          Stuur de mail opnieuw
        </Button>
      </Cluster>
    </Stack>
  )
}
