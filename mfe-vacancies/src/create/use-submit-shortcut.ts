import { useEffect, useRef } from 'react'

/** Ctrl or ⌘ with Enter anywhere in the form, from a text area too. Returns the ref for the form. */
export const useSubmitShortcut = (submit: () => void) => {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return form
}
