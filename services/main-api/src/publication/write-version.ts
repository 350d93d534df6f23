import type { MadeBy, PublicationOrigin } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { publicationVersions } from './table.ts'
import { wordsInHtml } from './words-in-html.ts'

/** Versions kept of one text; the oldest go first. */
const KEPT = 200

/** How long the saves of one stay in the editor are one version, from its first save. */
const STAY = fragment`interval '10 minutes'`

/** A sanitised text as it was written. */
export type Written = { html: string; origin: PublicationOrigin; madeBy: MadeBy | null; session?: string | undefined }

type Of = { recruiter: Recruiter; vacancyId: string; version: number }

/** The versions of one vacancy of the recruiter's organisation. */
export const versionsOf = ({ recruiter, vacancyId }: Pick<Of, 'recruiter' | 'vacancyId'>) =>
  and(eq(publicationVersions.organisation_id, recruiter.organisationId), eq(publicationVersions.vacancy_id, vacancyId))

/** The newest version of a text, when this account wrote it in this stay in the editor. */
export const versionOfStay = async (sql: Sql, of: Pick<Of, 'recruiter' | 'vacancyId'>, session: string | undefined) => {
  if (session === undefined) return null
  const recent = fragment<boolean>`${publicationVersions.created_at} > now() - ${STAY}`
  const [newest] = await sql
    .select({
      id: publicationVersions.id,
      origin: publicationVersions.origin,
      session: publicationVersions.session,
      by: publicationVersions.created_by,
      recent,
    })
    .from(publicationVersions)
    .where(versionsOf(of))
    .orderBy(desc(publicationVersions.version))
    .limit(1)
  return newest?.session === session && newest.by === of.recruiter.accountId ? newest : null
}

/** Lets the version of this stay go on; whether there was one young enough. What was generated or restored stays as it was. */
const goesOn = async (sql: Sql, of: Of, { html, origin, madeBy, session }: Written): Promise<boolean> => {
  const begun = await versionOfStay(sql, of, session)
  if (origin !== 'edited' || begun?.origin !== origin || !begun.recent) return false
  await sql
    .update(publicationVersions)
    .set({ html, words: wordsInHtml(html), version: of.version, made_by: madeBy })
    .where(eq(publicationVersions.id, begun.id))
  return true
}

const dropOldest = (sql: Sql, of: Of) => {
  const beyond = sql
    .select({ id: publicationVersions.id })
    .from(publicationVersions)
    .where(versionsOf(of))
    .orderBy(desc(publicationVersions.version))
    .offset(KEPT)
  return sql.delete(publicationVersions).where(and(versionsOf(of), inArray(publicationVersions.id, beyond)))
}

/** Adds to the history of a text. The caller holds the lock on the vacancy, or has just made it. */
export const writeVersion = async (sql: Sql, of: Of, written: Written): Promise<void> => {
  if (await goesOn(sql, of, written)) return
  const { html, origin, madeBy, session } = written
  await sql.insert(publicationVersions).values({
    id: v7(),
    organisation_id: of.recruiter.organisationId,
    vacancy_id: of.vacancyId,
    version: of.version,
    origin,
    html,
    words: wordsInHtml(html),
    session: session ?? null,
    made_by: madeBy,
    created_by: of.recruiter.accountId,
  })
  await dropOldest(sql, of)
}
