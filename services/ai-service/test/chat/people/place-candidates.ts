import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { startChatApp } from '../chat-app.ts'
import { factsOf, momentOf, type MadeUp, placed, type Placed } from './made-up.ts'

type Chat = ReturnType<typeof startChatApp>
type Owner = Awaited<ReturnType<Chat['register']>>

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const insertOne = async ({ asOwner }: Chat, owner: Owner, vacancyId: string, { id, applicationId, person }: Placed) => {
  const facts = factsOf(id, person)
  const [stage, day, outcome = 'open'] = person.steps.at(-1) ?? [1, '2026-01-01']
  await asOwner(
    owner,
    sql`insert into main.candidates (id, organisation_id, recruiter_id, name, title, location, summary, skills, experience, education, languages, certificates,
      driving_licences, availability, notice_period, salary_wish, hours, email)
    values (${id}, ${owner.organisationId}, ${owner.accountId}, ${person.name}, ${facts.title}, ${facts.location}, ${facts.summary}, ${json(facts.skills)},
      ${json(facts.experience)}, ${json(facts.education)}, ${json(facts.languages)}, ${json(facts.certificates)}, ${json(facts.driving_licences)},
      ${facts.availability}, ${facts.notice_period}, ${facts.salary_wish}, ${facts.hours}, 'geheim@voorbeeld.nl')`,
  )
  await asOwner(
    owner,
    sql`insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome, reason, created_at, updated_at)
    values (${applicationId}, ${owner.organisationId}, ${vacancyId}, ${id}, ${stage}, ${outcome}, ${person.reason ?? null},
      ${momentOf(person.steps[0]?.[1] ?? day)}, ${momentOf(day)})`,
  )
  for (const [stepStage, stepDay, stepOutcome = 'open'] of person.steps)
    await asOwner(
      owner,
      sql`insert into main.application_events (id, organisation_id, application_id, stage, outcome, reason, at)
      values (${randomUUID()}, ${owner.organisationId}, ${applicationId}, ${stepStage}, ${stepOutcome}, null, ${momentOf(stepDay)})`,
    )
}

/** Puts invented people in the procedure of a vacancy, as main-api does. */
export const placeCandidates = async (
  chat: Chat,
  owner: Owner,
  vacancyId: string,
  people: readonly MadeUp[],
): Promise<Placed[]> => {
  const placedPeople = placed(people)
  for (const person of placedPeople) await insertOne(chat, owner, vacancyId, person)
  return placedPeople
}
