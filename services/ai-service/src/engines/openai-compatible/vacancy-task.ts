import { type Answer, answerSchema } from './answer.ts'
import type { ModelTask } from './ask-model.ts'
import { instructions } from './prompt.ts'

const stepOf = (written: string): string => {
  const parts = written.match(/"heading"/g)?.length ?? 0
  return parts === 0 ? 'Inleiding schrijven' : `Onderdeel ${parts} schrijven`
}

/** A vacancy text in parts. */
export const vacancyTask: ModelTask<Answer> = {
  name: 'vacaturetekst',
  schema: answerSchema,
  instructions,
  stepOf,
  characters: 2_500,
}
