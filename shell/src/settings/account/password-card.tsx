import { useState } from 'react'
import { Button, Cluster, Notice, Text } from '@wervio/ui'
import type { SignInFacts } from '../../sign-in/account-security.ts'
import { PasswordForm } from './password-form.tsx'
import { SettingCard } from '../setting-card.tsx'

/** A new password; somebody who signs in with Google or Microsoft alone can choose a first one. */
export const PasswordCard = ({ facts }: { facts: SignInFacts }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const label = facts.hasPassword ? 'Wachtwoord wijzigen' : 'Wachtwoord kiezen'
  return (
    <SettingCard id="password" title="Wachtwoord">
      {isSaved && (
        <Notice tone="green">Je nieuwe wachtwoord is opgeslagen. Op andere apparaten log je opnieuw in.</Notice>
      )}
      {isOpen ? (
        <PasswordForm
          facts={facts}
          onSaved={() => {
            setIsSaved(true)
            setIsOpen(false)
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <>
          <Text tone="muted">
            {facts.hasPassword
              ? 'Na een wijziging word je op je andere apparaten uitgelogd. Hier blijf je ingelogd.'
              : 'Je logt in zonder wachtwoord. Met een wachtwoord kun je ook met je e-mailadres inloggen.'}
          </Text>
          <Cluster>
            <Button
              variant="secondary"
              onClick={() => {
                setIsSaved(false)
                setIsOpen(true)
              }}
            >
              {label}
            </Button>
          </Cluster>
        </>
      )}
    </SettingCard>
  )
}
