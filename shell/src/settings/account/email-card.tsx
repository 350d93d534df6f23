import { Button, Cluster, Notice, Text } from '@wervio/ui'
import type { SignInFacts } from '../../sign-in/account-security.ts'
import { BuiltinMailNote } from '../../sign-in/builtin-sign-in-note.tsx'
import { useVerificationMail } from '../../sign-in/use-verification-mail.ts'
import { SettingCard } from '../setting-card.tsx'

/** Whether the address is confirmed, and the mail for that. */
export const EmailCard = ({ facts: { email, emailVerified } }: { facts: SignInFacts }) => {
  const { sending, send } = useVerificationMail()
  return (
    <SettingCard
      id="email"
      title="E-mailadres"
      state={emailVerified ? { tone: 'green', text: 'Bevestigd' } : { tone: 'amber', text: 'Nog niet bevestigd' }}
    >
      <Text>{email}</Text>
      {!emailVerified && (
        <>
          <Text tone="muted">
            Open de link in onze mail, dan weten we dat het adres van jou is. Je kunt intussen gewoon verder werken.
          </Text>
          {sending.state === 'sent' && <Notice tone="green">De mail is verstuurd naar {email}.</Notice>}
          {sending.state === 'failed' && <Notice tone="red">{sending.text}</Notice>}
          <BuiltinMailNote />
          <Cluster>
            <Button
              variant="secondary"
              busy={sending.state === 'busy'}
              disabled={sending.state === 'busy' || sending.state === 'sent'}
              onClick={() => void send()}
            >
              Stuur een mail
            </Button>
          </Cluster>
        </>
      )}
    </SettingCard>
  )
}
