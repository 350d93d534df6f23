import type { AuditAction, AuditSubject, Endpoint, RowKind } from '@wervio/contracts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { v5, validate } from 'uuid'
import { describeError } from './describe-error.ts'
import { asJob } from './work-scope.ts'
import { WrittenAnswer } from './written-answer.ts'

/** Milliseconds in which reads of one subject by one person are one entry. */
const TOGETHER_MS = 5 * 60_000
/** Milliseconds after which what was read stands in the log. */
const FLUSH_MS = 500
/**
 * Entries that wait at most while the database is away; what comes after them is lost, and said in the service's log.
 */
const MOST_WAITING = 20_000
/** Entries of one statement. */
const MOST_AT_ONCE = 500
/** Any id; entries have names under it. */
const NAMESPACE = '6f1c3a52-8d0e-4f43-9a6b-2c61d6c0e7a4'

/** One entry as `main.note_reads` and `ai.note_reads` take it (migration 0080). */
export type ReadEntry = {
  id: string
  at: string
  until: string | null
  actor_id: string
  action: AuditAction
  subject_kind: AuditSubject
  subject_id: string | null
  vacancy_id: string | null
  detail: string
  times: number
  /** Rows of a list; null for anything else. */
  rows: number | null
}

/** Stores entries of an organisation, or adds to those with the same id. */
export type StoreReads = (organisationId: string, entries: readonly ReadEntry[]) => Promise<unknown>

/** Rows of a path that are a subject of the log; any other row is shown as a list of its own. */
const subjectOfRow: Partial<Record<RowKind, AuditSubject>> = {
  candidate: 'candidate',
  vacancy: 'vacancy',
  recording: 'recording',
  meeting: 'meeting',
  file: 'file',
  cv_import: 'cv_stack',
  cv_import_item: 'cv_item',
  colleague: 'colleague',
}

type Subject = Pick<ReadEntry, 'subject_kind' | 'subject_id' | 'vacancy_id'>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The id under one of some names; null when it isn't an id, as in a request that will be refused. */
const idIn = (value: unknown, ...names: string[]): string | null => {
  const id = isObject(value) ? names.map((name) => value[name]).find((idValue) => idValue !== undefined) : undefined
  return typeof id === 'string' && validate(id) ? id.toLowerCase() : null
}

const subjectOf = ({ row, auth }: Endpoint, { params, query, body, recruiter }: FastifyRequest): Subject => {
  if (auth === 'feed')
    return { subject_kind: 'calendar_feed', subject_id: recruiter?.accountId ?? null, vacancy_id: null }
  const rowId = idIn(params, 'id', 'vacancyId')
  const vacancyId = row === 'vacancy' ? rowId : idIn(query, 'vacancy_id', 'vacancyId')
  const candidateId = [params, query, body].map((part) => idIn(part, 'candidate_id')).find((id) => id !== null) ?? null
  if (candidateId !== null) return { subject_kind: 'candidate', subject_id: candidateId, vacancy_id: vacancyId }
  const kind = row && subjectOfRow[row]
  return kind !== undefined && rowId !== null
    ? { subject_kind: kind, subject_id: rowId, vacancy_id: vacancyId }
    : { subject_kind: 'list', subject_id: null, vacancy_id: vacancyId }
}

/** How many rows an answer shows: those of a list, or of the one list that it has. */
const rowsOf = (answer: unknown): number | null => {
  if (answer instanceof WrittenAnswer) return answer.rows
  if (Array.isArray(answer)) return answer.length
  if (!isObject(answer) || 'id' in answer) return null
  const lists = Object.values(answer).filter((value) => Array.isArray(value))
  return lists.length === 1 ? (lists[0]?.length ?? null) : null
}

/** Waits for nothing and never throws: what was read is stored a moment later, and when the service stops. */
export type ReadLog = {
  /** Notes an answer that shows data of people to a person, or to whoever has the secret address of an account. */
  noteAnswer: (endpoint: Endpoint, request: FastifyRequest, answer: unknown) => void
  /** Notes that a person was refused because of their role. */
  noteRefusal: (endpoint: Endpoint, request: FastifyRequest) => void
  /** Stores everything that waits. */
  flush: () => Promise<void>
  /** The same, and stops. */
  stop: () => Promise<void>
}

type Waiting = { organisationId: string; entry: ReadEntry }

/**
 * The part of the audit log that says who saw what. Reads of one subject by one person within five minutes by the clock
 * have one id, in every process, and so are one entry. A crash loses what was read in the half second before it.
 */
export const createReadLog = (
  { store, log }: { store: StoreReads; log: Pick<FastifyBaseLogger, 'warn'> },
  now = Date.now,
): ReadLog => {
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | null = null
  let storing: Promise<void> = Promise.resolve()
  let lostCount = 0
  let isStopped = false

  const add = (organisationId: string, entry: ReadEntry): void => {
    const before = waiting.get(entry.id)
    if (before) {
      const { times, rows } = before.entry
      before.entry.times = times + entry.times
      before.entry.rows = rows === null ? entry.rows : rows + (entry.rows ?? 0)
      before.entry.until = entry.until ?? entry.at
    } else if (waiting.size < MOST_WAITING) waiting.set(entry.id, { organisationId, entry })
    else lostCount += 1
  }

  const storeAll = async (entries: Waiting[]): Promise<void> => {
    const byOrganisation = Map.groupBy(entries, ({ organisationId }) => organisationId)
    for (const [organisationId, own] of byOrganisation)
      for (let start = 0; start < own.length; start += MOST_AT_ONCE) {
        const part = own.slice(start, start + MOST_AT_ONCE).map(({ entry }) => entry)
        try {
          await asJob('tidy', () => store(organisationId, part))
        } catch (error) {
          log.warn({ failure: describeError(error), entries: part.length }, 'entries of the audit log wait')
          for (const entry of part) add(organisationId, entry)
        }
      }
    if (lostCount > 0)
      log.warn({ entries: lostCount }, 'entries of the audit log were lost: the database was away for too long')
    lostCount = 0
  }

  const storeAfter = async (before: Promise<void>): Promise<void> => {
    await before
    const entries = [...waiting.values()]
    waiting = new Map()
    if (entries.length > 0) await storeAll(entries)
    if (waiting.size > 0 && !isStopped) plan()
  }

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    storing = storeAfter(storing)
    return storing
  }

  const plan = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  const note = (
    { auth }: Endpoint,
    { recruiter, identity }: FastifyRequest,
    action: AuditAction,
    subject: Subject,
    detail: string,
    rows: number | null,
  ) => {
    // A job of our own services has no identity: nobody sees what it reads. What reads a feed has none either.
    if (!recruiter || (!identity && auth !== 'feed') || isStopped) return
    const moment = now()
    const { accountId, organisationId } = recruiter
    const { subject_kind, subject_id, vacancy_id } = subject
    const name = [
      organisationId,
      accountId,
      action,
      subject_kind,
      subject_id,
      vacancy_id,
      detail,
      Math.floor(moment / TOGETHER_MS),
    ]
    add(organisationId, {
      id: v5(name.join(' '), NAMESPACE),
      at: new Date(moment).toISOString(),
      until: new Date(moment).toISOString(),
      actor_id: accountId,
      action,
      ...subject,
      detail,
      times: 1,
      rows,
    })
    plan()
  }

  const actionOf = (view: string, { subject_kind }: Subject): AuditAction => {
    if (view.endsWith('export')) return 'export'
    return subject_kind === 'list' ? 'list' : 'read'
  }

  return {
    noteAnswer: (endpoint, request, answer) => {
      const { personal } = endpoint
      if (!personal || !('shows' in personal)) return
      const subject = subjectOf(endpoint, request)
      note(endpoint, request, actionOf(personal.shows, subject), subject, personal.shows, rowsOf(answer))
    },
    noteRefusal: (endpoint, request) => {
      const { personal, method, path } = endpoint
      const view = personal && 'shows' in personal ? personal.shows : `${method} ${path}`
      note(endpoint, request, 'refuse', subjectOf(endpoint, request), view, null)
    },
    flush,
    stop: async () => {
      isStopped = true
      await flush()
    },
  }
}
