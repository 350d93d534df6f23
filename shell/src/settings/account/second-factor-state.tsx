import { RECOVERY_CODES } from '@wervio/contracts'
import { Button, Cluster, exactDay, Notice, Text } from '@wervio/ui'
import type { SignInFacts } from '../../sign-in/account-security.ts'
import { useRecoveryCodeState } from './recovery-codes.ts'

type Name = 'turn-on' | 'turn-off' | 'new-codes'
type Props = { facts: SignInFacts; /** While one of them begins. */ busy: boolean; onBegin: (name: Name) => void }

const CodesLeft = () => {
  const { data } = useRecoveryCodeState()
  if (!data) return null
  if (data.left === 0)
    return (
      <Notice tone="amber">
        Je hebt geen herstelcodes. Zonder code kun je niet meer inloggen als je je telefoon kwijt bent.
      </Notice>
    )
  return (
    <Text tone="muted">
      Je hebt nog {data.left} van je {RECOVERY_CODES} herstelcodes.
    </Text>
  )
}

/** A recovery code was used: who didn't do that themselves has somebody in their account. */
const UsedCode = () => {
  const { data } = useRecoveryCodeState()
  if (!data?.used_at) return null
  return (
    <Notice tone="amber">
      Op {exactDay(data.used_at)} is tweestapsverificatie uitgezet met een herstelcode. Was jij dat niet? Wijzig dan
      meteen je wachtwoord.
    </Notice>
  )
}

/** How two-step verification stands, and what can be done with it. */
export const SecondFactorState = ({ facts: { secondFactor, emailVerified }, busy, onBegin }: Props) =>
  secondFactor ? (
    <>
      <Text tone="muted">
        Bij het inloggen vul je na je wachtwoord een code uit je authenticator-app in. Log je in met Google of
        Microsoft, dan geldt hun eigen tweede stap.
      </Text>
      <CodesLeft />
      <Cluster>
        <Button variant="secondary" disabled={busy} onClick={() => onBegin('new-codes')}>
          Nieuwe herstelcodes
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => onBegin('turn-off')}>
          Uitzetten
        </Button>
      </Cluster>
    </>
  ) : (
    <>
      <UsedCode />
      <Text tone="muted">
        Met een code uit een app op je telefoon komt niemand in je account die alleen je wachtwoord kent.
      </Text>
      {!emailVerified && <Text tone="muted">Bevestig eerst je e-mailadres; daarna kun je dit aanzetten.</Text>}
      <Cluster>
        <Button busy={busy} disabled={!emailVerified} onClick={() => onBegin('turn-on')}>
          Aanzetten
        </Button>
      </Cluster>
    </>
  )
