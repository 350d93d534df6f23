import { ApiError, call, upload } from '@wervio/api-client'
import {
  createCandidate,
  findDuplicates,
  parseCv,
  unreadableCvCodes,
  uploadCv,
  type Candidate,
  type CandidateDraft,
  type Duplicate,
  type ParsedCv,
} from '@wervio/contracts'
import { surelySame } from '../candidate/surely-same.ts'

/** The steps of an addition in their order. */
export const addSteps = ['upload', 'read', 'save'] as const
export type AddStep = (typeof addSteps)[number]

export const addStepLabels: Record<AddStep, string> = { upload: 'Uploaden', read: 'Lezen', save: 'Opslaan' }

/** One addition and what is done of it, so that a retry goes on with the step that failed. */
export type Work = {
  readonly file: File | null
  /** Of the uploaded CV. */
  filename: string | null
  parsed: ParsedCv | null
  /** Ready to be saved. */
  draft: CandidateDraft | null
  /** Whether doubles were looked for, or are no matter. */
  checked: boolean
  /** Somebody who is already there and gets it all. */
  mergeWith: string | null
  readonly creationKey: string
}

export const newWork = (file: File | null): Work => ({
  file,
  filename: null,
  parsed: null,
  draft: null,
  checked: false,
  mergeWith: null,
  creationKey: crypto.randomUUID(),
})

export type Outcome =
  | { kind: 'saved'; candidate: Candidate }
  | { kind: 'doubles'; doubles: Duplicate[] }
  /** The CV doesn't say enough: `reason` in Dutch. */
  | { kind: 'manual'; reason: string }

/** Somebody as the CV describes him, ready for `POST /api/candidates`. */
export const draftOf = (parsed: ParsedCv, name: string): CandidateDraft => ({ ...parsed, name, source: 'cv' })

const NAMELESS = 'In dit CV vonden we geen naam. Vul hem zelf in.'
const unreadable: readonly string[] = unreadableCvCodes

/** Why a CV can't be read at all, in Dutch; null for a failure that may pass. */
const notForReading = (error: unknown): string | null =>
  error instanceof ApiError && unreadable.includes(error.code) ? error.message : null

type Tell = (step: AddStep, /** 0 to 1. */ sent?: number) => void

const read = async (work: Work, file: File, signal: AbortSignal): Promise<string | null> => {
  try {
    work.parsed = await upload(parseCv, { file }, { signal })
  } catch (error) {
    const reason = notForReading(error)
    if (reason) return reason
    throw error
  }
  if (!work.parsed.name) return NAMELESS
  work.draft = draftOf(work.parsed, work.parsed.name)
  return null
}

/** Whether the uploaded CV is no longer there, which another attempt repairs. */
export const isCvGone = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'cv_filename')

const save = async (work: Work, draft: CandidateDraft): Promise<Candidate> => {
  try {
    return await call(createCandidate, {
      body: {
        ...draft,
        cv_filename: work.filename,
        creation_key: work.creationKey,
        ...(work.mergeWith && { merge_with: work.mergeWith }),
      },
    })
  } catch (error) {
    // An upload without a candidate is kept for a day: the next attempt sends it anew.
    if (isCvGone(error)) work.filename = null
    // Erased or merged meanwhile: who else there is, is asked again.
    if (work.mergeWith && error instanceof ApiError && error.code === 'not_found')
      Object.assign(work, { mergeWith: null, checked: false })
    throw error
  }
}

/**
 * Goes on with `work` from where it stands: uploads the CV, reads it, looks for doubles, saves. Rejects with ApiError, or
 * AbortError after `signal`; what was done stays in `work`.
 */
export const advance = async (work: Work, signal: AbortSignal, tell: Tell): Promise<Outcome> => {
  if (work.file && work.filename === null) {
    tell('upload', 0)
    work.filename = (
      await upload(uploadCv, { file: work.file }, { signal, onProgress: (sent) => tell('upload', sent) })
    ).filename
  }
  if (work.file && work.draft === null) {
    tell('read')
    const reason = await read(work, work.file, signal)
    if (reason) return { kind: 'manual', reason }
  }
  if (work.draft === null) return { kind: 'manual', reason: '' }
  tell('save')
  if (!work.checked) {
    const { name, email, phone } = work.draft
    const doubles = (await call(findDuplicates, { body: { name, email, phone } }, { signal })).filter(surelySame)
    work.checked = true
    if (doubles.length > 0) return { kind: 'doubles', doubles }
  }
  return { kind: 'saved', candidate: await save(work, work.draft) }
}
