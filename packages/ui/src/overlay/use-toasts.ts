import { useCallback, useEffect, useState } from 'react'
import { TOAST_EVENT, type ToastMessage } from './toast.ts'

type ShownToast = ToastMessage & { id: number }

const MOST = 3
const SHORT_MS = 5_000
/** One with a button stays longer: it has to be read and reached. */
const LONG_MS = 10_000

let lastId = 0

/** The toasts on show; the newest `MOST`, each leaving by itself unless held by pointer or focus. */
export const useToasts = () => {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [held, setHeld] = useState(false)
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])

  useEffect(() => {
    const receive = (event: Event) => {
      lastId += 1
      const shown = { ...(event as CustomEvent<ToastMessage>).detail, id: lastId }
      setToasts((now) =>
        [...now.filter(({ place }) => place === undefined || place !== shown.place), shown].slice(-MOST),
      )
    }
    window.addEventListener(TOAST_EVENT, receive)
    return () => window.removeEventListener(TOAST_EVENT, receive)
  }, [])

  useEffect(() => {
    const oldest = toasts[0]
    if (!oldest || held) return undefined
    const timer = setTimeout(() => dismiss(oldest.id), oldest.action ? LONG_MS : SHORT_MS)
    return () => clearTimeout(timer)
  }, [toasts, held, dismiss])

  return { toasts, dismiss, hold: () => setHeld(true), release: () => setHeld(false) }
}
