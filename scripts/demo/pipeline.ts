import {
  addAttachment,
  createApplication,
  listAttachments,
  updateApplication,
  type Application,
} from '@wervio/contracts'
import type { DemoAttachment } from './attachments.ts'
import type { DemoCandidate } from './demo-candidate.ts'
import { get, patch, post, refused, sendFile } from './wire.ts'

type Ids = ReadonlyMap<string, string>

const named = (ids: Ids, title: string): string => ids.get(title) ?? ''

const application = async (
  mainApi: string,
  token: string,
  pair: { vacancy_id: string; candidate_id: string },
): Promise<Application> => {
  const answer = await post(mainApi + createApplication.path, pair, token)
  if (answer.status !== 200 && answer.status !== 201) throw refused('the candidate did not enter the procedure', answer)
  return createApplication.responses[200].parse(answer.body)
}

/** Takes a candidate through the steps of his vacancy that he hasn't taken yet. */
export const enterPipeline = async (
  mainApi: string,
  token: string,
  vacancies: Ids,
  candidate_id: string,
  { vacancy, steps = [] }: DemoCandidate,
): Promise<void> => {
  if (vacancy === undefined) return
  const { id, history } = await application(mainApi, token, { vacancy_id: named(vacancies, vacancy), candidate_id })
  for (const step of steps.slice(history.length - 1)) {
    const answer = await patch(mainApi + updateApplication.path.replace('{id}', id), step, token)
    if (answer.status !== 200) throw refused('the step was not saved', answer)
  }
}

/** Adds a file to its vacancy unless one of that name is there. */
export const attachFile = async (
  mainApi: string,
  token: string,
  vacancies: Ids,
  { vacancy, name, type, content }: DemoAttachment,
): Promise<void> => {
  const url = mainApi + addAttachment.path.replace('{id}', named(vacancies, vacancy))
  const there = await get(url, token)
  if (there.status !== 200) throw refused('the attachments could not be read', there)
  if (listAttachments.responses[200].parse(there.body).some((attachment) => attachment.name === name)) return
  const saved = await sendFile(url, addAttachment, new File([new Uint8Array(content)], name, { type }), token)
  if (saved.status !== 201) throw refused('the attachment was not saved', saved)
}
