import { readFile } from 'node:fs/promises'
import {
  createCandidate,
  listCandidates,
  parseCv,
  shortlistCandidate,
  uploadCv,
  type CandidateDraft,
} from '@wervio/contracts'
import { candidateCvs, fromCv, type DemoCandidate } from '@wervio/demo-data'
import { get, post, put, refused, sendFile } from './wire.ts'

type Product = { mainApi: string; aiService: string; token: string }

/** A CV as `CV Fenna Zoutkamp.pdf`; null for somebody without one. */
const cvOf = async (name: string): Promise<File | null> => {
  const path = candidateCvs.get(name)
  return path ? new File([new Uint8Array(await readFile(path))], `CV ${name}.pdf`, { type: 'application/pdf' }) : null
}

/** The draft of a candidate with their stored CV and, when it can be read, the values in it. */
const withCv = async (
  { mainApi, aiService, token }: Product,
  draft: CandidateDraft,
  cv: File,
): Promise<CandidateDraft> => {
  const uploaded = await sendFile(mainApi + uploadCv.path, uploadCv, cv, token)
  if (uploaded.status !== 201) throw refused('the CV was not kept', uploaded)
  const cv_filename = uploadCv.responses[201].parse(uploaded.body).filename
  // The rules read sample data, whatever engine was configured.
  const parsedCv = await sendFile(`${aiService}${parseCv.path}?engine=builtin`, parseCv, cv, token)
  if (parsedCv.status !== 200) return { ...draft, cv_filename }
  return { ...fromCv(draft, parseCv.responses[200].parse(parsedCv.body)), cv_filename }
}

/** Saves a candidate and their CV in the three steps of the screens, unless one of that name exists. Returns the id. */
export const saveCandidate = async (
  product: Product,
  { vacancy: _vacancy, steps: _steps, shortlisted: _shortlisted, ...draft }: DemoCandidate,
): Promise<string> => {
  const { mainApi, token } = product
  const candidates = await get(`${mainApi}${listCandidates.path}?limit=500`, token)
  if (candidates.status !== 200) throw refused('the candidates could not be read', candidates)
  const sameName = listCandidates.responses[200].parse(candidates.body).find(({ name }) => name === draft.name)
  if (sameName) return sameName.id
  const cv = await cvOf(draft.name)
  const created = await post(mainApi + createCandidate.path, cv ? await withCv(product, draft, cv) : draft, token)
  if (created.status !== 201) throw refused('the candidate was not saved', created)
  return createCandidate.responses[201].parse(created.body).id
}

/** Puts a candidate on the demo recruiter's shortlist. */
export const putOnShortlist = async (mainApi: string, token: string, id: string): Promise<void> => {
  const shortlistAnswer = await put(mainApi + shortlistCandidate.path.replace('{id}', id), token)
  if (shortlistAnswer.status !== 204) throw refused('the candidate is not on the shortlist', shortlistAnswer)
}
