import {
  addAttachment,
  createApplication,
  listAttachments,
  updateApplication,
  type Application,
} from '@wervio/contracts'
import type { DemoAttachment, DemoCandidate } from '@wervio/demo-data'
import { get, patch, post, refused, sendFile } from './wire.ts'

type Ids = ReadonlyMap<string, string>

const idOf = (ids: Ids, title: string): string => ids.get(title) ?? ''

const application = async (
  mainApi: string,
  token: string,
  pair: { vacancy_id: string; candidate_id: string },
): Promise<Application> => {
  const answer = await post(mainApi + createApplication.path, pair, token)
  if (answer.status !== 200 && answer.status !== 201) throw refused('the candidate did not enter the procedure', answer)
  return createApplication.responses[200].parse(answer.body)
}

/** Stores the steps of a candidate in the procedure of their vacancy that aren't stored yet. */
export const enterPipeline = async (
  mainApi: string,
  token: string,
  vacancies: Ids,
  candidate_id: string,
  { vacancy, steps = [] }: DemoCandidate,
): Promise<void> => {
  if (vacancy === undefined) return
  const { id, history } = await application(mainApi, token, { vacancy_id: idOf(vacancies, vacancy), candidate_id })
  for (const step of steps.slice(history.length - 1)) {
    const answer = await patch(mainApi + updateApplication.path.replace('{id}', id), step, token)
    if (answer.status !== 200) throw refused('the step was not saved', answer)
  }
}

/** Adds a file to its vacancy unless it has one of that name. */
export const attachFile = async (
  mainApi: string,
  token: string,
  vacancies: Ids,
  { vacancy, name, type, content }: DemoAttachment,
): Promise<void> => {
  const url = mainApi + addAttachment.path.replace('{id}', idOf(vacancies, vacancy))
  const attachments = await get(url, token)
  if (attachments.status !== 200) throw refused('the attachments could not be read', attachments)
  if (listAttachments.responses[200].parse(attachments.body).some((attachment) => attachment.name === name)) return
  const attachment = await sendFile(url, addAttachment, new File([new Uint8Array(content)], name, { type }), token)
  if (attachment.status !== 201) throw refused('the attachment was not saved', attachment)
}
