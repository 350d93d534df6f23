import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { ConfirmDialog, IconButton, toast } from '@wervio/ui'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'

type Props = { about: string; disabled: boolean; onConfirm: () => Promise<void> }

/** Begins a new conversation after a question: what was said is deleted, here and at the service. */
export const StartOver = ({ about, disabled, onConfirm }: Props) => {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      setAsked(false)
    } catch (error) {
      toast(error instanceof ApiError ? error.message : messages.generic, { tone: 'red' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <IconButton label="Nieuw gesprek" icon={MessageSquarePlus} disabled={disabled} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title="Nieuw gesprek beginnen?"
        danger
        busy={busy}
        confirmLabel="Gesprek wissen"
        text={`Dit gesprek (${about.toLocaleLowerCase('nl-NL')}) wordt gewist. Dit kan niet ongedaan worden gemaakt.`}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
