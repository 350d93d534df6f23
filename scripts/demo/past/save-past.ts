import { archiveVacancy, createVacancy } from '@wervio/contracts'
import { pastPeople, pastPersonDraft, pastVacancies } from '@wervio/demo-data'
import { post, refused } from '../wire.ts'
import { saveCandidate } from '../save-candidate.ts'

type Product = { mainApi: string; aiService: string; token: string }

/** Saves the filled vacancies, in the archive; returns their ids by title. */
export const savePastVacancies = async ({ mainApi, token }: Product): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const draft of pastVacancies) {
    const answer = await post(mainApi + createVacancy.path, draft, token)
    if (answer.status !== 201 && answer.status !== 200) throw refused('the vacancy was not saved', answer)
    const { id, title } = createVacancy.responses[201].parse(answer.body)
    const archived = await post(mainApi + archiveVacancy.path.replace('{id}', id), {}, token)
    if (archived.status !== 200) throw refused('the vacancy is not in the archive', archived)
    ids.set(title, id)
  }
  return ids
}

/** Saves the people of past procedures; returns their ids by name. */
export const savePastPeople = async (product: Product): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const person of pastPeople) ids.set(person.name, await saveCandidate(product, pastPersonDraft(person)))
  return ids
}
