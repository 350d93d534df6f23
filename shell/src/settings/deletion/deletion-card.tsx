import { useState } from 'react'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { Button, Text } from '@wervio/ui'
import { SettingCard } from '../setting-card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

/** Deleting the own account. A visitor's demo ends by itself. */
export const DeletionCard = () => {
  const [isOpen, setIsOpen] = useState(false)
  const user = useCurrentUser()
  if (!user || isDemoVisitor(user)) return null
  return (
    <SettingCard id="deletion" title="Account verwijderen">
      <Text tone="muted">
        Je account en wat van jou alleen is, wordt gewist. Je vacatures, kandidaten en gesprekken gaan naar een collega;
        werk je alleen, dan worden ook die gewist. Dat is niet terug te draaien. Je ziet eerst precies wat er weggaat.
      </Text>
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Account verwijderen
        </Button>
      </div>
      <DeletionDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingCard>
  )
}
