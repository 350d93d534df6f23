import { messages, type RequirementList, type saveRequirements } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { changesOf, NO_CHANGES } from './changes.ts'
import { lockRequirements, readVacancy, writeChanges } from './repository.ts'
import type { RequirementReader, VacancyRequirements } from './vacancy-requirements.ts'

type Draft = z.output<typeof saveRequirements.body>

const answerOf = ({ version, requirements, removed, warnings, suggestions }: VacancyRequirements): RequirementList => ({
  version,
  requirements: [...requirements],
  removed: [...removed],
  warnings: [...warnings],
  suggestions: [...suggestions],
})

/** The requirements of vacancies as recruiters see and change them. Null without the vacancy. */
export const createRequirementLists = (transaction: Transaction, requirementsOf: RequirementReader) => ({
  read: (recruiter: Recruiter, vacancyId: string): Promise<RequirementList | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const stored = await readVacancy(connection, vacancyId)
      return stored && answerOf(requirementsOf(stored.vacancy, stored.changes))
    }),

  /** Rejects with `conflict` when the requirements aren't of the version that was changed. */
  save: (recruiter: Recruiter, vacancyId: string, { version, requirements }: Draft): Promise<RequirementList | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      await lockRequirements(connection, vacancyId)
      const stored = await readVacancy(connection, vacancyId)
      if (!stored) return null
      const before = requirementsOf(stored.vacancy, stored.changes)
      if (before.version !== version) throw new ServiceError('conflict', { message: messages.requirementsConflict })
      const changes = changesOf(before.derived, stored.changes, requirements)
      await writeChanges(connection, recruiter, vacancyId, changes)
      return answerOf(requirementsOf(stored.vacancy, changes))
    }),

  /** Takes every change back. */
  reset: (recruiter: Recruiter, vacancyId: string): Promise<RequirementList | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      await lockRequirements(connection, vacancyId)
      const stored = await readVacancy(connection, vacancyId)
      if (!stored) return null
      await writeChanges(connection, recruiter, vacancyId, NO_CHANGES)
      return answerOf(requirementsOf(stored.vacancy, NO_CHANGES))
    }),
})

export type RequirementLists = ReturnType<typeof createRequirementLists>
