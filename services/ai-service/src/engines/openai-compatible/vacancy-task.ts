import { type Answer, answerSchema } from './answer.ts'
import type { ModelTask } from './ask-model.ts'

const stepOf = (output: string): string => {
  const parts = output.match(/"heading"/g)?.length ?? 0
  return parts === 0 ? 'Inleiding schrijven' : `Onderdeel ${parts} schrijven`
}

/** A vacancy text in parts; its instructions follow the style of the product. */
export const vacancyTask: Omit<ModelTask<Answer>, 'instructions'> = {
  name: 'vacaturetekst',
  schema: answerSchema,
  stepOf,
  characters: 2_500,
  maximumTokens: 4_000,
}
