import type { Locator, Page } from '@playwright/test'

/** A recruiter's input in the create form, by the labels on the page, in their order. */
export type VacancyForm = {
  Functietitel: string
  Salaris: string
  Locatie: string
  'Uren per week': string
  'Specifieke taken': string
  'Secundaire arbeidsvoorwaarden': string
  'Hard skills': string
  'Soft skills': string
  Organisatie: string
  Sector: string
  Kernactiviteit: string
  Geschiedenis: string
  'Samenstelling van het team': string
  Organisatiecultuur: string
  'Missie, visie en kernwaarden': string
  'Maatschappelijke bijdrage': string
}

/** A complete vacancy of an imaginary home care organisation. */
export const wijkverpleegkundige: VacancyForm = {
  Functietitel: 'Wijkverpleegkundige',
  Salaris: '€ 3.350 – € 4.610 bruto per maand (FWG 50)',
  Locatie: 'Haren',
  'Uren per week': '24-32 uur',
  'Specifieke taken':
    'Indiceren van zorg bij cliënten thuis\nOpstellen en bijhouden van zorgplannen\nAfstemmen met huisartsen en mantelzorgers\nBegeleiden van collega’s en leerlingen',
  'Secundaire arbeidsvoorwaarden':
    'Reiskostenvergoeding\nEindejaarsuitkering\nJaarlijks scholingsbudget\nElektrische dienstfiets',
  'Hard skills': 'Hbo-diploma Verpleegkunde\nBIG-registratie\nErvaring met Omaha System',
  'Soft skills': 'Zelfstandig\nLuisterend oor\nGoed overzicht houden',
  Organisatie: 'Thuiszorg De Linde',
  Sector: 'Zorg en welzijn',
  Kernactiviteit: 'Verpleging en verzorging aan huis',
  Geschiedenis: 'Begonnen in 1998 als initiatief van drie wijkverpleegkundigen uit Haren.',
  'Samenstelling van het team': 'Een zelfsturend team van verpleegkundigen, verzorgenden en een wijkcoach.',
  Organisatiecultuur: 'Korte lijnen, veel vertrouwen en ruimte voor eigen ideeën.',
  'Missie, visie en kernwaarden': 'Aandacht, vakmanschap en nabijheid.',
  'Maatschappelijke bijdrage': 'Mensen wonen langer prettig thuis.',
}

/** The text field with this label; labels may carry a mark for required or optional. */
export const field = (page: Page, label: keyof VacancyForm): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}(\\W|$)`) })

export const entriesOf = (form: VacancyForm) => Object.entries(form) as [keyof VacancyForm, string][]

/** Types the whole form into the create page. */
export const fillVacancyForm = async (page: Page, form: VacancyForm): Promise<void> => {
  for (const [label, text] of entriesOf(form)) await field(page, label).fill(text)
}

/** Sends the form and waits for the preview. */
export const writeVacancy = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Genereer Vacaturetekst' }).click()
  await page.waitForURL('/vacancy-preview')
}

/** Rewrites the text of the vacancy whose form is open, lets it replace the text of now and waits for the preview. */
export const rewriteText = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Tekst herschrijven' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tekst vervangen' }).click()
  await page.waitForURL('/vacancy-preview')
}
