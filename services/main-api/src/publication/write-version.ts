import type { MadeBy, PublicationOrigin } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { publicationVersions } from './table.ts'
import { wordsInHtml } from './words-in-html.ts'

/** The most versions of one text; older ones are removed. */
const MAX_VERSIONS = 200

/** Saves of one editing session are one version for this long after its first save. */
const SESSION_SPAN = fragment`interval '10 minutes'`

/** A new, sanitised text and where it comes from. */
export type TextChange = {
  html: string
  origin: PublicationOrigin
  madeBy: MadeBy | null
  session?: string | undefined
}

type VersionKey = { recruiter: Recruiter; vacancyId: string; version: number }

/** The versions of one vacancy of the recruiter's organisation. */
export const versionsOf = ({ recruiter, vacancyId }: Pick<VersionKey, 'recruiter' | 'vacancyId'>) =>
  and(eq(publicationVersions.organisation_id, recruiter.organisationId), eq(publicationVersions.vacancy_id, vacancyId))

/** The newest version of a text, when this account wrote it in this editing session. */
export const sessionVersion = async (
  sql: Sql,
  key: Pick<VersionKey, 'recruiter' | 'vacancyId'>,
  session: string | undefined,
) => {
  if (session === undefined) return null
  const recent = fragment<boolean>`${publicationVersions.created_at} > now() - ${SESSION_SPAN}`
  const [newest] = await sql
    .select({
      id: publicationVersions.id,
      origin: publicationVersions.origin,
      session: publicationVersions.session,
      by: publicationVersions.created_by,
      recent,
    })
    .from(publicationVersions)
    .where(versionsOf(key))
    .orderBy(desc(publicationVersions.version))
    .limit(1)
  return newest?.session === session && newest.by === key.recruiter.accountId ? newest : null
}

/**
 * Puts the text into the version of this session. False without a recent one; generated and restored versions stay as
 * they are.
 */
const extendSessionVersion = async (
  sql: Sql,
  key: VersionKey,
  { html, origin, madeBy, session }: TextChange,
): Promise<boolean> => {
  const version = await sessionVersion(sql, key, session)
  if (origin !== 'edited' || version?.origin !== origin || !version.recent) return false
  await sql
    .update(publicationVersions)
    .set({ html, words: wordsInHtml(html), version: key.version, made_by: madeBy })
    .where(eq(publicationVersions.id, version.id))
  return true
}

const dropOldest = (sql: Sql, key: VersionKey) => {
  const surplusIds = sql
    .select({ id: publicationVersions.id })
    .from(publicationVersions)
    .where(versionsOf(key))
    .orderBy(desc(publicationVersions.version))
    .offset(MAX_VERSIONS)
  return sql.delete(publicationVersions).where(and(versionsOf(key), inArray(publicationVersions.id, surplusIds)))
}

/** Adds to the history of a text. The caller holds the lock on the vacancy, or has just made it. */
export const writeVersion = async (sql: Sql, key: VersionKey, change: TextChange): Promise<void> => {
  if (await extendSessionVersion(sql, key, change)) return
  const { html, origin, madeBy, session } = change
  await sql.insert(publicationVersions).values({
    id: v7(),
    organisation_id: key.recruiter.organisationId,
    vacancy_id: key.vacancyId,
    version: key.version,
    origin,
    html,
    words: wordsInHtml(html),
    session: session ?? null,
    made_by: madeBy,
    created_by: key.recruiter.accountId,
  })
  await dropOldest(sql, key)
}
