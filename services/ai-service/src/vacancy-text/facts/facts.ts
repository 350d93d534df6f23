import type { Block, Fact } from '../document.ts'
import { UNNAMED_CLIENT, type VacancyForm } from '../form.ts'
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
  const facts: Fact[] = [
    form.agency
      ? { label: 'Bemiddeling door', value: form.agency }
      : { label: 'Organisatie', value: form.agency === '' ? '' : form.organisation },
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
