import { addAttachment, createApplication, createCandidate, listAttachments, listCandidates, updateApplication, type Application } from '@wervio/contracts'
import type { DemoAttachment } from './attachments.ts'
import type { DemoCandidate } from './demo-candidate.ts'
import { get, patch, post, refused } from './wire.ts'

type Ids = ReadonlyMap<string, string>

const named = (ids: Ids, title: string): string => ids.get(title) ?? ''

/** The id of a candidate, made when nobody of that name is there. */
const candidateId = async (mainApi: string, token: string, draft: DemoCandidate): Promise<string> => {
  const there = await get(`${mainApi}${listCandidates.path}?limit=500`, token)
  if (there.status !== 200) throw refused('the candidates could not be read', there)
  const known = listCandidates.responses[200].parse(there.body).find(({ name }) => name === draft.name)
  if (known) return known.id
  const made = await post(mainApi + createCandidate.path, draft, token)
  if (made.status !== 201) throw refused('the candidate was not saved', made)
  return createCandidate.responses[201].parse(made.body).id
}

const application = async (mainApi: string, token: string, pair: { vacancy_id: string; candidate_id: string }): Promise<Application> => {
  const answer = await post(mainApi + createApplication.path, pair, token)
  if (answer.status !== 200 && answer.status !== 201) throw refused('the candidate did not enter the procedure', answer)
  return createApplication.responses[200].parse(answer.body)
}

/** Makes a candidate and takes him through the steps of his vacancy that he hasn't taken yet. */
export const enterPipeline = async (mainApi: string, token: string, vacancies: Ids, { vacancy, steps = [], ...draft }: DemoCandidate): Promise<void> => {
  const candidate_id = await candidateId(mainApi, token, draft)
  if (vacancy === undefined) return
  const { id, history } = await application(mainApi, token, { vacancy_id: named(vacancies, vacancy), candidate_id })
  for (const step of steps.slice(history.length - 1)) {
    const answer = await patch(mainApi + updateApplication.path.replace('{id}', id), step, token)
    if (answer.status !== 200) throw refused('the step was not saved', answer)
  }
}

/** Adds a file to its vacancy unless one of that name is there. */
export const attachFile = async (mainApi: string, token: string, vacancies: Ids, { vacancy, name, type, content }: DemoAttachment): Promise<void> => {
  const url = mainApi + addAttachment.path.replace('{id}', named(vacancies, vacancy))
  const there = await get(url, token)
  if (there.status !== 200) throw refused('the attachments could not be read', there)
  if (listAttachments.responses[200].parse(there.body).some((attachment) => attachment.name === name)) return
  const form = new FormData()
  form.append(addAttachment.upload.field, new Blob([new Uint8Array(content)], { type }), name)
  const response = await fetch(url, { method: addAttachment.method, headers: { authorization: `Bearer ${token}` }, body: form })
  if (response.status !== 201) throw refused('the attachment was not saved', { status: response.status, body: await response.json() })
}
