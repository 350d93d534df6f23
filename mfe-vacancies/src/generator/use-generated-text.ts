import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { writeText } from '../vacancy/write-text.ts'
import type { GeneratorValues } from './generator-fields.ts'
import type { KeptText } from './generator-store.ts'

export type Writing =
  | { phase: 'idle' }
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'failed'; message: string; code: ApiError['code'] | null }

/** The text of the generator: written, edited, and brought back when another was written over it. */
export const useGeneratedText = (start: KeptText | null) => {
  const [made, setMade] = useState(start)
  const [writing, setWriting] = useState<Writing>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const write = async (values: GeneratorValues): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setWriting({ phase: 'writing', step: 'Je gegevens worden gelezen', percent: 0 })
    try {
      const written = await writeText(values, controller.signal, (progress) =>
        setWriting({ phase: 'writing', ...progress }),
      )
      const before = made
      // One text is one vacancy: writing it anew before it was saved makes no second.
      setMade({
        written,
        text: written.vacatureText,
        creation_key: before?.creation_key ?? crypto.randomUUID(),
        tried: before?.tried ?? false,
      })
      setWriting({ phase: 'idle' })
      if (before && before.text !== before.written.vacatureText)
        toast('De nieuwe tekst staat in de plaats van je bewerkte tekst.', {
          tone: 'blue',
          action: { label: 'Zet terug', onSelect: () => setMade(before) },
        })
    } catch (error) {
      if (controller.signal.aborted) return setWriting({ phase: 'idle' })
      const known = error instanceof ApiError ? error : null
      setWriting({ phase: 'failed', message: known?.message ?? messages.generic, code: known?.code ?? null })
    } finally {
      running.current = null
    }
  }

  /** From now on an attempt to save may have made the vacancy. */
  const markTried = () => setMade((now) => now && { ...now, tried: true })

  return {
    made,
    markTried,
    edit: (text: string) => setMade((now) => now && { ...now, text }),
    writing,
    write,
    stop: () => running.current?.abort(),
  }
}
