import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { FormValues } from '../drafts/field-mapping.ts'
import { formFields } from '../create/form-fields.ts'

export const formValues: FormValues = {
  functie: 'Planner',
  salaris: 'Schaal 8',
  locatie: 'Groningen',
  uren: '36',
  specifieke_taken: 'Plannen',
  secundaire_arbeidsvoorwaarden: 'Reiskosten',
  hard_skills: 'Excel',
  soft_skills: 'Rustig',
  organisatie: 'Transport Noord',
  opdrachtgever: '',
  opdrachtgever_in_tekst: 'described',
  sector: 'Logistiek',
  kernactiviteit: 'Vervoer',
  geschiedenis: 'Sinds 1970',
  team_samenstelling: 'Zes planners',
  organisatiecultuur: 'Nuchter',
  missie_visie_kernwaarden: '',
  maatschappelijke_bijdrage: '',
}

/** Types `formValues` into the form by its labels. */
export const fillForm = async (user: UserEvent): Promise<void> => {
  await screen.findByRole('form', { name: 'Vacature' })
  for (const { name, label, choices } of formFields) {
    if (formValues[name] === '' || choices) continue
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(formValues[name])
  }
}
