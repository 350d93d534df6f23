import type { VacancyQuestion } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keyOfQuestion, openQuestions } from '../questions/question-key.ts'
import { generatorNames, type GeneratorValues } from './generator-fields.ts'
import type { GeneratedText } from './generator-store.ts'
import type { useGeneratedText } from './use-generated-text.ts'

type Texts = Pick<ReturnType<typeof useGeneratedText>, 'write' | 'restore'>

/** The questions about the form of the generator, while its text is as it was written, and what an answer does. */
export const useAnswers = (
  form: UseFormReturn<GeneratorValues>,
  generatedText: GeneratedText | null,
  { write, restore }: Texts,
) => {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [busyKey, setBusyKey] = useState<string | null>(null)
  const isAsWritten = generatedText !== null && generatedText.text === generatedText.written.vacatureText
  const questions = isAsWritten ? openQuestions(generatedText.written.questions ?? [], answered) : []

  const answer = async (question: VacancyQuestion, changes: Readonly<Record<string, string>>): Promise<void> => {
    const key = keyOfQuestion(question)
    const previousValues = form.getValues()
    const takeBack = () => setAnswered((current) => current.filter((one) => one !== key))
    const names = generatorNames.filter((name) => changes[name] !== undefined)
    for (const name of names) form.setValue(name, changes[name] ?? '', { shouldDirty: true })
    if (names.length > 0) {
      setBusyKey(key)
      const engine = generatedText?.written.made_by.engine === 'builtin' ? 'builtin' : undefined
      const isWritten = await write(form.getValues(), engine)
      setBusyKey(null)
      if (!isWritten) {
        for (const name of names) form.setValue(name, previousValues[name])
        return
      }
    }
    setAnswered((current) => [...current, key])
    toast(names.length > 0 ? 'Je antwoord is in de tekst verwerkt.' : 'Het blijft zoals het is.', {
      action: {
        label: 'Ongedaan maken',
        onSelect: () => {
          takeBack()
          for (const name of names) form.setValue(name, previousValues[name], { shouldDirty: true })
          if (names.length > 0) restore(generatedText)
        },
      },
    })
  }
  return { questions, busyKey, answer }
}
