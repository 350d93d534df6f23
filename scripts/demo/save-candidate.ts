import { readFile } from 'node:fs/promises'
import {
  changeCandidate,
  createCandidate,
  listCandidates,
  parseCv,
  shortlistCandidate,
  uploadCv,
  type CandidateDraft,
} from '@wervio/contracts'
import { candidateCvs } from './cvs/candidate-cvs.ts'
import { statusOf, type DemoCandidate } from './demo-candidate.ts'
import { fromCv } from './from-cv.ts'
import { get, patch, post, put, refused, sendFile } from './wire.ts'

type Product = { mainApi: string; aiService: string; token: string }

/** A CV as `CV Fenna Zoutkamp.pdf`; null for somebody without one. */
const cvOf = async (name: string): Promise<File | null> => {
  const place = candidateCvs.get(name)
  return place ? new File([new Uint8Array(await readFile(place))], `CV ${name}.pdf`, { type: 'application/pdf' }) : null
}

/** A candidate with his CV and, when it can be read, what it says. */
const withCv = async (
  { mainApi, aiService, token }: Product,
  draft: CandidateDraft,
  cv: File,
): Promise<CandidateDraft> => {
  const kept = await sendFile(mainApi + uploadCv.path, uploadCv, cv, token)
  if (kept.status !== 201) throw refused('the CV was not kept', kept)
  const cv_filename = uploadCv.responses[201].parse(kept.body).filename
  const read = await sendFile(aiService + parseCv.path, parseCv, cv, token)
  if (read.status !== 200) return { ...draft, cv_filename }
  return { ...fromCv(draft, parseCv.responses[200].parse(read.body)), cv_filename }
}

/** The id of a candidate, made with his CV in the three steps of the screens when nobody of that name is there. */
export const saveCandidate = async (
  product: Product,
  { vacancy: _vacancy, steps: _steps, shortlisted: _shortlisted, ...draft }: DemoCandidate,
): Promise<string> => {
  const { mainApi, token } = product
  const there = await get(`${mainApi}${listCandidates.path}?limit=500`, token)
  if (there.status !== 200) throw refused('the candidates could not be read', there)
  const known = listCandidates.responses[200].parse(there.body).find(({ name }) => name === draft.name)
  if (known) return known.id
  const cv = await cvOf(draft.name)
  const made = await post(mainApi + createCandidate.path, cv ? await withCv(product, draft, cv) : draft, token)
  if (made.status !== 201) throw refused('the candidate was not saved', made)
  return createCandidate.responses[201].parse(made.body).id
}

/** Gives a candidate the status that agrees with his way so far, and his place on the shortlist. */
export const setStanding = async (
  mainApi: string,
  token: string,
  id: string,
  candidate: DemoCandidate,
): Promise<void> => {
  const changed = await patch(
    mainApi + changeCandidate.path.replace('{id}', id),
    { status: statusOf(candidate) },
    token,
  )
  if (changed.status !== 200) throw refused('the status was not saved', changed)
  if (!candidate.shortlisted) return
  const listed = await put(mainApi + shortlistCandidate.path.replace('{id}', id), token)
  if (listed.status !== 204) throw refused('the candidate is not on the shortlist', listed)
}
