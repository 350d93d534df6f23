export type ToastTone = 'green' | 'blue' | 'amber' | 'red'

export type ToastMessage = {
  text: string
  tone: ToastTone
  /** A way to undo or to go on. */
  action?: { label: string; onSelect: () => void } | undefined
  /** Replaces the visible toast with the same `place`, so that of many alike only the last shows. */
  place?: string | undefined
}

/** Name of the DOM event that carries a toast to the shell's one Toaster, from whichever bundle it comes. */
export const TOAST_EVENT = 'wervio:toast'

/** Shows a short message at the edge of the page, green by default. */
export const toast = (
  text: string,
  options: { tone?: ToastTone; action?: ToastMessage['action']; place?: string } = {},
): void => {
  const detail: ToastMessage = { text, tone: options.tone ?? 'green', action: options.action, place: options.place }
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
}
