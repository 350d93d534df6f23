import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { countText } from './number-text.ts'

const count = z.int().nonnegative()

/** How far a stack of CVs is, without the CVs themselves. */
export const importProgress = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    total: count,
    /** CVs that are still to be read. */
    unread: count,
    /** CVs that wait for the recruiter. */
    to_review: count,
    saved: count,
  })
  .meta({ id: 'ImportProgress' })
export type ImportProgress = z.infer<typeof importProgress>

export const listImportProgress = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/cv-import-progress',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary: 'Hoe ver de eigen stapels CV’s zijn die nog niet afgehandeld zijn, nieuwste eerst.',
  responses: { 200: z.array(importProgress) },
  messages: { 401: messages.sessionExpired, fallback: messages.importFailed },
})

/** '1 CV' or '1.204 CV’s'. */
export const cvCountText = (cvs: number): string => (cvs === 1 ? '1 CV' : `${countText(cvs)} CV’s`)

type Counts = Pick<ImportProgress, 'unread' | 'to_review' | 'saved'>

/** What is left to do of a stack, and what is done, in Dutch. */
export const importLeftText = ({ unread, to_review, saved }: Counts): string =>
  [
    ...(to_review > 0 ? [`${countText(to_review)} na te kijken`] : []),
    ...(unread > 0 ? [unread === 1 ? '1 wordt gelezen' : `${countText(unread)} worden gelezen`] : []),
    saved === 0 ? 'nog niets opgeslagen' : `${countText(saved)} opgeslagen`,
  ].join(' · ')

/**
 * How many CVs of these stacks wait for the recruiter or, while none does, are being read, in Dutch; null without
 * either.
 */
export const importWorkText = (stacks: readonly Pick<Counts, 'unread' | 'to_review'>[]): string | null => {
  const toReview = stacks.reduce((sum, { to_review }) => sum + to_review, 0)
  if (toReview > 0) return `${cvCountText(toReview)} na te kijken`
  const unread = stacks.reduce((sum, stack) => sum + stack.unread, 0)
  return unread === 0 ? null : `${cvCountText(unread)} ${unread === 1 ? 'wordt' : 'worden'} gelezen`
}
