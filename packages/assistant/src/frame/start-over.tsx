import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { ConfirmDialog, IconButton, toast } from '@wervio/ui'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'

type Props = { about: string; disabled: boolean; onConfirm: () => Promise<void> }

/** Starts a new conversation after a confirmation: all messages are deleted, here and at the service. */
export const StartOver = ({ about, disabled, onConfirm }: Props) => {
  const [isConfirming, setIsConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      setIsConfirming(false)
    } catch (error) {
      toast(errorText(error, messages.generic), { tone: 'red' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <IconButton
        label="Nieuw gesprek"
        icon={MessageSquarePlus}
        disabled={disabled}
        onClick={() => setIsConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        title="Nieuw gesprek beginnen?"
        danger
        busy={busy}
        confirmLabel="Gesprek wissen"
        text={`Dit gesprek (${about.toLocaleLowerCase('nl-NL')}) wordt gewist. Dit kan niet ongedaan worden gemaakt.`}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  )
}
