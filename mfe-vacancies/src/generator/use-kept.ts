import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GeneratorValues } from './generator-fields.ts'
import { generatorStore, type KeptText } from './generator-store.ts'

const PAUSE = 400

/** Keeps form and text in this browser: after each pause, and at once when the page is left. `forget` ends that for good. */
export const useKept = (owner: string, form: UseFormReturn<GeneratorValues>, made: KeptText | null) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const over = useRef(false)
  const keep = useEffectEvent(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    if (!over.current) generatorStore(owner).keep({ values: form.getValues(), made, asked: null })
  })
  const later = useEffectEvent(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(), PAUSE)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => later() }), [form])
  useEffect(() => {
    if (made) later()
  }, [made])
  useEffect(() => {
    const now = () => {
      if (timer.current !== null) keep()
    }
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
      now()
    }
  }, [])
  return useCallback(() => {
    over.current = true
  }, [])
}
