import type { TextLanguage } from '@wervio/contracts'
import type { Block, Fact } from '../document.ts'
import type { VacancyForm } from '../form.ts'
import { UNNAMED_CLIENT } from './client.ts'
import { capitalFirst } from '../language/capitals.ts'
import { withoutEnd } from '../language/sentences.ts'
import { presentPay } from './amounts.ts'
import { describeHours } from './hours.ts'
import { isFreelance } from './salary.ts'

const polished = (value: string) => withoutEnd(capitalFirst(value))

const dutchLabels = {
  organisation: 'Organisatie',
  agency: 'Bemiddeling door',
  client: 'Opdrachtgever',
  location: 'Locatie',
  hours: 'Uren',
  rate: 'Tarief',
  salary: 'Salaris',
  sector: 'Sector',
  remarks: 'Bijzonderheden',
}
const labelsIn: Record<TextLanguage, typeof dutchLabels> = {
  nl: dutchLabels,
  en: {
    organisation: 'Organisation',
    agency: 'Recruitment by',
    client: 'Client',
    location: 'Location',
    hours: 'Hours',
    rate: 'Rate',
    salary: 'Salary',
    sector: 'Sector',
    remarks: 'Particulars',
  },
}

/** The facts a candidate looks for first, their values as given; the sector only for who asks for it. */
export const factsOf = (
  form: VacancyForm & { agency?: string | null; remarks?: string },
  { sector = false, language = 'nl' }: { sector?: boolean; language?: TextLanguage } = {},
): Block[] => {
  // A model's text has no mended form: there only the field says that the organisation is an agency.
  const agency = form.agency ?? (form.client === '' ? null : form.organisation)
  const labels = labelsIn[language]
  const facts: Fact[] = [
    agency === null
      ? { label: labels.organisation, value: form.organisation }
      : { label: labels.agency, value: agency },
    { label: labels.client, value: form.client === UNNAMED_CLIENT ? '' : form.client },
    { label: labels.location, value: polished(form.location) },
    { label: labels.hours, value: polished(describeHours(form.hours)) },
    {
      label: isFreelance(`${form.title} ${form.remarks ?? ''}`) ? labels.rate : labels.salary,
      value: polished(presentPay(form.salary)),
    },
    { label: labels.sector, value: sector ? polished(form.sector) : '' },
    { label: labels.remarks, value: polished(form.remarks ?? '') },
  ]
  const filledFacts = facts.filter(({ value }) => value !== '')
  return filledFacts.length > 0 ? [{ kind: 'facts', facts: filledFacts }] : []
}
