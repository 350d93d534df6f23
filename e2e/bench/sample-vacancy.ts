import type { VacancyDraft } from '@wervio/contracts'

const sentence = 'Je werkt in een hecht team dat elke dag zorgt dat klanten op tijd krijgen wat ze nodig hebben. '

const section = (title: string) =>
  `<h2>${title}</h2><p>${sentence.repeat(3)}</p><ul>${'<li>Je plant het werk van de week samen met je collega’s</li>'.repeat(5)}</ul>`

/** A vacancy of the size recruiters publish: about 3 kB of text and a filled-in form. */
export const sampleVacancy = (number: number): VacancyDraft => ({
  title: `Teamleider logistiek ${number}`,
  company: 'Bouwhuis Logistiek',
  location: 'Zwolle',
  salary: '€ 3.500 – € 4.200 bruto per maand',
  hours: '36–40 uur',
  description: ['Wat ga je doen?', 'Wie ben jij?', 'Wat krijg je?', 'Over ons', 'Solliciteren'].map(section).join(''),
  specific_tasks: 'Werk plannen\nNieuwe collega’s inwerken\nVoorraad bewaken\nOverleggen met vervoerders',
  benefits: 'Reiskostenvergoeding\nPensioen\n27 vakantiedagen',
  soft_skills: 'Overzicht houden\nDuidelijk praten',
  hard_skills: 'WMS\nHeftruckcertificaat',
  sector: 'Logistiek',
  core_activity: sentence.repeat(2),
  history: sentence.repeat(2),
  team_composition: 'Acht mannen en vier vrouwen tussen 22 en 61 jaar',
  company_culture: sentence,
  social_contribution: sentence,
  mission_vision_values: sentence,
})
