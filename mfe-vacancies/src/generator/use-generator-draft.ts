import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GeneratorValues } from './generator-fields.ts'
import { generatorStore, type GeneratedText } from './generator-store.ts'

/** Milliseconds without a change before the draft is stored. */
const PAUSE = 400

/**
 * Stores form and text in this browser: after each pause, and at once when the page is left. `storeNow` does not wait,
 * and remembers when the visitor chose to save; `stop` ends the storing for good.
 */
export const useGeneratorDraft = (
  owner: string,
  form: UseFormReturn<GeneratorValues>,
  generatedText: GeneratedText | null,
) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isStopped = useRef(false)
  const askedAt = useRef<number | null>(null)
  const store = useEffectEvent(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    if (isStopped.current) return
    generatorStore(owner).keep({ values: form.getValues(), made: generatedText, asked: askedAt.current })
  })
  const storeLater = useEffectEvent(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(() => store(), PAUSE)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => storeLater() }), [form])
  useEffect(() => {
    if (generatedText) storeLater()
  }, [generatedText])
  useEffect(() => {
    const storePending = () => {
      if (timer.current !== null) store()
    }
    window.addEventListener('pagehide', storePending)
    document.addEventListener('visibilitychange', storePending)
    return () => {
      window.removeEventListener('pagehide', storePending)
      document.removeEventListener('visibilitychange', storePending)
      storePending()
    }
  }, [])
  const storeNow = (saveRequestedAt: number | null) => {
    askedAt.current = saveRequestedAt
    generatorStore(owner).keep({ values: form.getValues(), made: generatedText, asked: askedAt.current })
  }
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return { storeNow, stop }
}
