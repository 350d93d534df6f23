import type { Persona, savePersona } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../platform/database.ts'
import { holdVacancy } from '../vacancies/one-vacancy.ts'
import { personas } from './table.ts'

type Draft = z.output<typeof savePersona.body>

const personaColumns = {
  vacancy_id: personas.vacancy_id,
  data: personas.data,
  made_by: personas.made_by,
  warnings: personas.warnings,
  created_at: personas.created_at,
}

const toPersona = ({ data, ...rest }: Pick<typeof personas.$inferSelect, keyof typeof personaColumns>): Persona => ({
  ...data,
  ...rest,
})

/**
 * Personas of vacancies of the recruiter's organisation. Null for one that doesn't exist or belongs to another
 * organisation.
 */
export const createPersonaRepository = (database: Database) => ({
  find: (recruiter: Recruiter, vacancyId: string): Promise<Persona | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const onePersona = and(eq(personas.organisation_id, recruiter.organisationId), eq(personas.vacancy_id, vacancyId))
      const [row] = await sql.select(personaColumns).from(personas).where(onePersona)
      return row ? toPersona(row) : null
    }),

  /** Replaces the vacancy's previous persona. */
  save: (recruiter: Recruiter, { vacancy_id, persona_data, made_by, warnings }: Draft): Promise<Persona | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdVacancy(sql, recruiter, vacancy_id))) return null
      const values = { data: persona_data, made_by: made_by ?? null, warnings, created_at: fragment`now()` }
      const [row] = await sql
        .insert(personas)
        .values({ vacancy_id, organisation_id: recruiter.organisationId, ...values })
        .onConflictDoUpdate({ target: personas.vacancy_id, set: values })
        .returning(personaColumns)
      return row ? toPersona(row) : null
    }),
})

export type PersonaRepository = ReturnType<typeof createPersonaRepository>
