import { index, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { main, ownOrganisation } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** The vacancies that hiring managers may see. Migration 0074 has the policies of the role that reads by it. */
export const hiringManagerVacancies = main.table(
  'hiring_manager_vacancies',
  {
    account_id: ownerOf(),
    vacancy_id: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    organisation_id: organisationOf(),
  },
  ({ account_id, vacancy_id, organisation_id }) => [
    primaryKey({ columns: [account_id, vacancy_id] }),
    index('hiring_manager_vacancies_vacancy').on(vacancy_id),
    ownOrganisation(organisation_id),
  ],
)
