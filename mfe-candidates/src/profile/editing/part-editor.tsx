import { Button, Cluster, Stack } from '@wervio/ui'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'

type Props = {
  label: string
  children: ReactNode
  /** Whether there is something to store, and to lose. */
  isChanged: boolean
  isSaving: boolean
  /** Stores the part; called only when it was changed. */
  onSubmit: () => void
  onClose: () => void
}

/**
 * The form of one part of the profile, with the focus in it. Enter stores it. Escape closes it while nothing was
 * changed: words that were typed are only thrown away by the button that says so.
 */
export const PartEditor = ({ label, children, isChanged, isSaving, onSubmit, onClose }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isChanged && !isSaving) onClose()
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  // At the start, and when storing failed: then the fields were out of reach and lost the focus, unless it is
  // elsewhere.
  const isNew = useRef(true)
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body || form.current?.contains(document.activeElement)
    if (!isSaving && (isNew.current || hasNoFocus)) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    isNew.current = false
  }, [isSaving])
  return (
    <form
      ref={form}
      noValidate
      aria-label={`${label} wijzigen`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSaving) return
        if (isChanged) onSubmit()
        else onClose()
      }}
    >
      <Stack gap={2}>
        <div inert={isSaving}>{children}</div>
        <Cluster gap={2}>
          <Button type="submit" size="small" busy={isSaving}>
            Opslaan
          </Button>
          <Button variant="quiet" size="small" disabled={isSaving} onClick={onClose}>
            Annuleren
          </Button>
        </Cluster>
      </Stack>
      <LeaveQuestion
        hasUnsaved={() => isChanged}
        title="Je wijzigingen zijn nog niet opgeslagen"
        text="Als je nu weggaat, zijn ze weg."
      />
    </form>
  )
}
