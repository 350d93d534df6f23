import { ApiError, call, isNotFound, upload } from '@wervio/api-client'
import {
  addToImport,
  createImport,
  getCandidate,
  getImport,
  getImportItem,
  isSurelyRead,
  saveImportItem,
  type Candidate,
  type CandidateDraft,
  type ImportItem,
} from '@wervio/contracts'
import { toCandidateDraft } from '../candidate/to-candidate-draft.ts'
import { isSamePerson } from '../candidate/is-same-person.ts'
import { cvTypeOf } from '../review/cv-files.ts'
import { isBeingRead } from '../review/stack-state.ts'
import type { AddStep } from './add-steps.ts'
import { wait } from './wait.ts'

/** How often the service is asked how far the reading of one CV is, in milliseconds. */
const POLL_MS = 500

/** The import of one CV with the results of the finished steps, so that a retry goes on with the step that failed. */
export type SingleImport = {
  readonly file: File
  /** Key of the file: sending it again makes no second CV. */
  readonly creationKey: string
  importId: string | null
  itemId: string | null
  /** What was surely read, ready to be saved. */
  saveable: { item: ImportItem; draft: CandidateDraft } | null
}

export const newSingleImport = (file: File): SingleImport => ({
  file,
  creationKey: crypto.randomUUID(),
  importId: null,
  itemId: null,
  saveable: null,
})

export type ImportOutcome =
  | { kind: 'saved'; candidate: Candidate; /** Of its reading. */ warnings: readonly string[] }
  | { kind: 'review'; item: ImportItem; /** Why it can't be saved as it was read. */ refusal: ApiError | null }
type ReportProgress = (step: AddStep, /** 0 to 1. */ sentShare?: number) => void

const sendFile = async (singleImport: SingleImport, signal: AbortSignal, report: ReportProgress): Promise<string> => {
  report('upload', 0)
  singleImport.importId ??= (await call(createImport, { body: { mode: 'review' } }, { signal })).id
  const { id } = await upload(
    addToImport,
    {
      params: { id: singleImport.importId },
      query: { creation_key: singleImport.creationKey },
      file: singleImport.file,
    },
    { signal, onProgress: (sentShare) => report('upload', sentShare) },
  )
  singleImport.itemId = id
  return id
}

/** Waits until the service has read the CV, or gave up. */
const waitForItem = async (importId: string, itemId: string, signal: AbortSignal): Promise<ImportItem> => {
  for (;;) {
    const { items } = await call(getImport, { params: { id: importId } }, { signal })
    const item = items.find(({ id }) => id === itemId)
    if (!item || !isBeingRead(item)) return call(getImportItem, { params: { id: itemId } }, { signal })
    await wait(POLL_MS, signal)
  }
}

/** What may be saved without a look: a PDF that was surely read, of somebody who isn't there yet. */
const draftToSave = ({ file }: SingleImport, { parsed, duplicates }: ImportItem): CandidateDraft | null =>
  parsed?.name && cvTypeOf(file.name) === 'application/pdf' && isSurelyRead(parsed) && !duplicates.some(isSamePerson)
    ? toCandidateDraft(parsed, parsed.name)
    : null

const isRefusedDraft = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'validation_failed'

const save = async (
  singleImport: SingleImport,
  { item, draft }: NonNullable<SingleImport['saveable']>,
): Promise<ImportOutcome> => {
  try {
    const candidate = await call(saveImportItem, { params: { id: item.id }, body: draft })
    return { kind: 'saved', candidate, warnings: item.parsed?.warnings ?? [] }
  } catch (error) {
    if (!isRefusedDraft(error)) throw error
    singleImport.saveable = null
    return { kind: 'review', item, refusal: error }
  }
}

const continueImport = async (
  singleImport: SingleImport,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<ImportOutcome> => {
  const itemId = singleImport.itemId ?? (await sendFile(singleImport, signal, report))
  if (singleImport.saveable === null) {
    report('read')
    const item = await waitForItem(singleImport.importId ?? '', itemId, signal)
    if (item.candidate_id !== null) {
      const candidate = await call(getCandidate, { params: { id: item.candidate_id } }, { signal })
      return { kind: 'saved', candidate, warnings: item.parsed?.warnings ?? [] }
    }
    const draft = draftToSave(singleImport, item)
    if (draft === null) return { kind: 'review', item, refusal: null }
    singleImport.saveable = { item, draft }
  }
  report('save')
  return save(singleImport, singleImport.saveable)
}

/**
 * Goes on with the import of one CV from where it stands: sends it, waits until it is read, and saves it or asks for a
 * review. Rejects with ApiError, or AbortError after `signal`; what was done stays in `singleImport`.
 */
export const importSingleCv = async (
  singleImport: SingleImport,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<ImportOutcome> => {
  try {
    return await continueImport(singleImport, signal, report)
  } catch (error) {
    // The import was deleted in another tab: the next attempt starts from the upload.
    if (isNotFound(error)) Object.assign(singleImport, { importId: null, itemId: null, saveable: null })
    throw error
  }
}
