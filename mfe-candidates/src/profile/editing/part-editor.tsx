import { Button, Cluster, Stack } from '@wervio/ui'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

type Props = {
  label: string
  children: ReactNode
  /** Stores it and closes. */ onSubmit: () => void
  onClose: () => void
}

/** The form of one part of the profile, with the focus in it: Enter keeps, Escape leaves it as it was. */
export const PartEditor = ({ label, children, onSubmit, onClose }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  useEffect(() => {
    const found = form.current
    found?.querySelector<HTMLElement>('input, textarea')?.focus()
    const listen = (event: KeyboardEvent) => leave(event)
    found?.addEventListener('keydown', listen)
    return () => found?.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={`${label} wijzigen`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap={2}>
        {children}
        <Cluster gap={2}>
          <Button type="submit" size="small">
            Bewaren
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            Annuleren
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
