import type { EngineChoice } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { useWriting } from '../writing/use-writing.ts'
import type { GeneratorValues } from './generator-fields.ts'
import type { GeneratedText } from './generator-store.ts'

/** The text of the generator: writing it, editing it, and putting an edited text back after a new one replaced it. */
export const useGeneratedText = (start: GeneratedText | null) => {
  const [generatedText, setGeneratedText] = useState(start)
  const { writing, write: writeText, stop } = useWriting()

  /** Resolves with whether there is a new text. */
  const write = async (values: GeneratorValues, engine?: EngineChoice): Promise<boolean> => {
    const response = await writeText(values, engine)
    if (!response) return false
    const previous = generatedText
    // One text is one vacancy: writing it anew before it was saved makes no second vacancy.
    setGeneratedText({
      written: response,
      text: response.vacatureText,
      creation_key: previous?.creation_key ?? crypto.randomUUID(),
      tried: previous?.tried ?? false,
    })
    if (previous && previous.text !== previous.written.vacatureText)
      toast('De nieuwe tekst staat in de plaats van je bewerkte tekst.', {
        tone: 'blue',
        action: { label: 'Terugzetten', onSelect: () => setGeneratedText(previous) },
      })
    return true
  }

  /** From now on an attempt to save may have made the vacancy. */
  const markTried = () => setGeneratedText((current) => current && { ...current, tried: true })

  return {
    generatedText,
    markTried,
    edit: (text: string) => setGeneratedText((current) => current && { ...current, text }),
    writing,
    write,
    /** Puts an earlier text back. */
    restore: setGeneratedText,
    stop,
  }
}
