import type { Block, Fact } from '../document.ts'
import type { VacancyForm } from '../form.ts'
import { UNNAMED_CLIENT } from './client.ts'
import { capitalFirst } from '../language/capitals.ts'
import { withoutEnd } from '../language/sentences.ts'
import { presentPay } from './amounts.ts'
import { describeHours } from './hours.ts'
import { isFreelance } from './salary.ts'

const polished = (value: string) => withoutEnd(capitalFirst(value))

/** The facts a candidate looks for first, as given; the sector only for who asks for it. */
export function factsOf(
  form: VacancyForm & { agency?: string | null; remarks?: string },
  { sector = false } = {},
): Block[] {
  // A model's text has no mended form: there only the field says that the organisation is an agency.
  const agency = form.agency ?? (form.client === '' ? null : form.organisation)
  const facts: Fact[] = [
    agency === null ? { label: 'Organisatie', value: form.organisation } : { label: 'Bemiddeling door', value: agency },
    { label: 'Opdrachtgever', value: form.client === UNNAMED_CLIENT ? '' : form.client },
    { label: 'Locatie', value: polished(form.location) },
    { label: 'Uren', value: polished(describeHours(form.hours)) },
    { label: isFreelance(form.title) ? 'Tarief' : 'Salaris', value: polished(presentPay(form.salary)) },
    { label: 'Sector', value: sector ? polished(form.sector) : '' },
    { label: 'Bijzonderheden', value: polished(form.remarks ?? '') },
  ]
  const filledFacts = facts.filter(({ value }) => value !== '')
  return filledFacts.length > 0 ? [{ kind: 'facts', facts: filledFacts }] : []
}
