import { useSearchParams } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { paths } from '../paths.ts'
import { sampleById } from '../samples/sample-vacancies.ts'
import { emptyValues, isEmpty, type GeneratorValues } from './generator-fields.ts'

/** Fills the form with the sample vacancy the address names, once. What stood there can be put back. */
export const useSample = (form: UseFormReturn<GeneratorValues>): void => {
  const [search, setSearch] = useSearchParams()
  const sample = sampleById(search.get(paths.list.sampleParameter))
  const fill = useEffectEvent((values: GeneratorValues) => {
    const previousValues = form.getValues()
    form.reset(values)
    setSearch({}, { replace: true, preventScrollReset: true })
    if (isEmpty(previousValues)) toast('Het formulier is gevuld met het voorbeeld.', { tone: 'blue' })
    else
      toast('Het voorbeeld staat in de plaats van je concept.', {
        tone: 'blue',
        action: { label: 'Terugzetten', onSelect: () => form.reset(previousValues) },
      })
  })
  useEffect(() => {
    if (sample) fill({ ...emptyValues, ...sample.values, locatie: sample.location, uren: sample.hours })
  }, [sample])
}
