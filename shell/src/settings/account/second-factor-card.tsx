import { useState } from 'react'
import { brand } from '@wervio/brand'
import { Notice, toast } from '@wervio/ui'
import { startIdentity } from '../../session/start-identity.ts'
import type { NewSecondFactor, SignInFacts } from '../../sign-in/account-security.ts'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useMakeRecoveryCodes } from './recovery-codes.ts'
import { SecondFactorState } from './second-factor-state.tsx'
import { SettingCard } from '../setting-card.tsx'
import { useRefreshFacts } from './sign-in-facts.ts'

/** What is being done: the user confirms who they are, scans the code, or reads their recovery codes. */
type Step =
  | { name: 'none' | 'turn-on' | 'turn-off' | 'new-codes' }
  | { name: 'scan'; factor: NewSecondFactor }
  | { name: 'codes'; codes: string[] }

const none: Step = { name: 'none' }

/** Two-step verification with an app, and the recovery codes for who lost it. */
export const SecondFactorCard = ({ facts }: { facts: SignInFacts }) => {
  const [step, setStep] = useState<Step>(none)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBeginning, setIsBeginning] = useState(false)
  const refresh = useRefreshFacts()
  const makeCodes = useMakeRecoveryCodes()
  const { secondFactor } = facts
  const cancel = () => setStep(none)

  const showNewCodes = async () => setStep({ name: 'codes', codes: await makeCodes() })

  const showNewFactor = async () =>
    setStep({ name: 'scan', factor: await (await startIdentity()).security.beginSecondFactor(brand().name) })

  /** The second factor is on whatever happens next: a failure to make codes is told on the card, which offers them. */
  const finishEnrolment = async () => {
    await refresh()
    setStep(none)
    await showNewCodes().catch((error: unknown) => setProblem(changeErrorText(error)))
  }

  const turnOff = async () => {
    if (secondFactor) await (await startIdentity()).security.removeSecondFactor(secondFactor.id)
    await refresh()
    setStep(none)
    toast('Tweestapsverificatie staat uit.')
  }

  const begin = (name: 'turn-on' | 'turn-off' | 'new-codes') => {
    setProblem(null)
    if (facts.hasPassword) return setStep({ name })
    // Without a password the provider decides whether the sign-in is recent enough.
    const work = { 'turn-on': showNewFactor, 'turn-off': turnOff, 'new-codes': showNewCodes }
    setIsBeginning(true)
    work[name]()
      .catch((error: unknown) => setProblem(changeErrorText(error)))
      .finally(() => setIsBeginning(false))
  }

  return (
    <SettingCard
      id="second-factor"
      title="Tweestapsverificatie"
      state={secondFactor ? { tone: 'green', text: 'Aan' } : { tone: 'neutral', text: 'Uit' }}
    >
      {problem && <Notice tone="red">{problem}</Notice>}
      {step.name === 'none' && <SecondFactorState facts={facts} busy={isBeginning} onBegin={begin} />}
      {step.name === 'turn-on' && (
        <ConfirmIdentity
          purpose="om tweestapsverificatie aan te zetten"
          onConfirmed={showNewFactor}
          onCancel={cancel}
        />
      )}
      {step.name === 'scan' && <EnrolForm factor={step.factor} onEnrolled={finishEnrolment} onCancel={cancel} />}
      {step.name === 'turn-off' && (
        <ConfirmIdentity purpose="om tweestapsverificatie uit te zetten" onConfirmed={turnOff} onCancel={cancel} />
      )}
      {step.name === 'new-codes' && (
        <ConfirmIdentity purpose="om nieuwe herstelcodes te maken" onConfirmed={showNewCodes} onCancel={cancel} />
      )}
      {step.name === 'codes' && <RecoveryCodeList codes={step.codes} onDone={cancel} />}
    </SettingCard>
  )
}
