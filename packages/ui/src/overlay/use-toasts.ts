import { useCallback, useEffect, useState } from 'react'
import { TOAST_EVENT, type ToastMessage } from './toast.ts'

type ShownToast = ToastMessage & { id: number }

const MOST = 3
const SHORT_MS = 5_000
/** A toast with a button stays longer, because it has to be read and reached. */
const LONG_MS = 10_000

let lastId = 0

/** The visible toasts: the newest `MOST`, each closing by itself unless pointer or focus holds it. */
export const useToasts = () => {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [isHeld, setIsHeld] = useState(false)
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])

  useEffect(() => {
    const receive = (event: Event) => {
      lastId += 1
      const newToast = { ...(event as CustomEvent<ToastMessage>).detail, id: lastId }
      setToasts((now) =>
        [...now.filter(({ place }) => place === undefined || place !== newToast.place), newToast].slice(-MOST),
      )
    }
    window.addEventListener(TOAST_EVENT, receive)
    return () => window.removeEventListener(TOAST_EVENT, receive)
  }, [])

  useEffect(() => {
    const oldest = toasts[0]
    if (!oldest || isHeld) return undefined
    const timer = setTimeout(() => dismiss(oldest.id), oldest.action ? LONG_MS : SHORT_MS)
    return () => clearTimeout(timer)
  }, [toasts, isHeld, dismiss])

  /**
   * Closes a toast by hand. Releases the hold too, because an element that is removed fires no event when pointer or
   * focus leaves it.
   */
  const close = (id: number) => {
    dismiss(id)
    setIsHeld(false)
  }

  return { toasts, close, hold: () => setIsHeld(true), release: () => setIsHeld(false) }
}
