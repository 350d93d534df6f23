import type { Persona, savePersona } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../platform/database.ts'
import { holdVacancy } from '../vacancies/one-vacancy.ts'
import { personas } from './table.ts'

type Draft = z.output<typeof savePersona.body>

const shown = {
  vacancy_id: personas.vacancy_id,
  data: personas.data,
  made_by: personas.made_by,
  warnings: personas.warnings,
  created_at: personas.created_at,
}

const answer = ({ data, ...rest }: Pick<typeof personas.$inferSelect, keyof typeof shown>): Persona => ({
  ...data,
  ...rest,
})

/** Personas of vacancies of the recruiter's organisation. What isn't there, or is another's, is null. */
export const createPersonaRepository = (database: Database) => ({
  find: (recruiter: Recruiter, vacancyId: string): Promise<Persona | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const one = and(eq(personas.organisation_id, recruiter.organisationId), eq(personas.vacancy_id, vacancyId))
      const [found] = await sql.select(shown).from(personas).where(one)
      return found ? answer(found) : null
    }),

  /** Replaces the one before. */
  save: (recruiter: Recruiter, { vacancy_id, persona_data, made_by, warnings }: Draft): Promise<Persona | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdVacancy(sql, recruiter, vacancy_id))) return null
      const written = { data: persona_data, made_by: made_by ?? null, warnings, created_at: fragment`now()` }
      const [saved] = await sql
        .insert(personas)
        .values({ vacancy_id, organisation_id: recruiter.organisationId, ...written })
        .onConflictDoUpdate({ target: personas.vacancy_id, set: written })
        .returning(shown)
      return saved ? answer(saved) : null
    }),
})

export type PersonaRepository = ReturnType<typeof createPersonaRepository>
