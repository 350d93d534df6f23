import type { VacancyStatus } from '@wervio/contracts'

/** A vacancy of an organisation that doesn't exist, for somebody who looks around. `values`: the generator's form. */
export type SampleVacancy = {
  id: string
  location: string
  hours: string
  status: VacancyStatus
  values: Record<
    | 'functie'
    | 'organisatie'
    | 'salaris'
    | 'secundaire_arbeidsvoorwaarden'
    | 'specifieke_taken'
    | 'soft_skills'
    | 'hard_skills'
    | 'organisatie_cultuur'
    | 'collegas'
    | 'geschiedenis'
    | 'sector'
    | 'kernactiviteit'
    | 'doelen'
    | 'missie_visie_kernwaarden'
    | 'maatschappelijke_bijdrage',
    string
  >
  html: string
}

export const sampleVacancies: readonly SampleVacancy[] = [
  {
    id: 'wijkverpleegkundige',
    location: 'Assen',
    hours: '24–32 uur',
    status: 'actief',
    values: {
      functie: 'Wijkverpleegkundige',
      organisatie: 'Zorggroep De Voorbeeldtuin',
      salaris: '€ 3.250 – € 4.480 bruto per maand',
      secundaire_arbeidsvoorwaarden: 'Reiskostenvergoeding\nEindejaarsuitkering\nJaarlijks scholingsbudget',
      specifieke_taken:
        'Zorg indiceren bij mensen thuis\nZorgplannen maken en bijhouden\nAfstemmen met huisartsen en mantelzorgers',
      soft_skills: 'Zelfstandig werken\nGoed luisteren',
      hard_skills: 'Hbo-diploma Verpleegkunde\nBIG-registratie',
      organisatie_cultuur: 'Korte lijnen, veel vertrouwen en ruimte voor eigen ideeën.',
      collegas: 'Een team van acht verpleegkundigen en vier verzorgenden.',
      geschiedenis: 'Begonnen in 1998 met één wijkteam.',
      sector: 'Zorg en welzijn',
      kernactiviteit: 'Verpleging en verzorging aan huis in Assen en omgeving.',
      doelen: 'In elke wijk een vast gezicht.',
      missie_visie_kernwaarden: 'Iedereen woont zo lang mogelijk prettig thuis.',
      maatschappelijke_bijdrage: 'Elk jaar leiden we twaalf zij-instromers op.',
    },
    html: '<h1>Wijkverpleegkundige</h1><p>Bij Zorggroep De Voorbeeldtuin zorg je dat mensen in Assen zo lang mogelijk prettig thuis wonen. Je werkt 24 tot 32 uur per week en verdient € 3.250 tot € 4.480 bruto per maand.</p><h2>Wat ga je doen?</h2><ul><li>Je indiceert zorg bij mensen thuis.</li><li>Je maakt zorgplannen en houdt ze bij.</li><li>Je stemt af met huisartsen en mantelzorgers.</li></ul><h2>Wat breng je mee?</h2><ul><li>Een hbo-diploma Verpleegkunde</li><li>Een BIG-registratie</li><li>Je werkt zelfstandig en luistert goed.</li></ul><h2>Wat krijg je?</h2><ul><li>Reiskostenvergoeding</li><li>Eindejaarsuitkering</li><li>Een scholingsbudget, elk jaar</li></ul><h2>Wie zijn wij?</h2><p>We begonnen in 1998 met één wijkteam. Nu werk je in een team van acht verpleegkundigen en vier verzorgenden, met korte lijnen en ruimte voor eigen ideeën.</p>',
  },
  {
    id: 'planner-transport',
    location: 'Venlo',
    hours: '36–40 uur',
    status: 'gespreksfase',
    values: {
      functie: 'Planner wegtransport',
      organisatie: 'Transportbedrijf Testerweg',
      salaris: '€ 2.950 – € 3.700 bruto per maand',
      secundaire_arbeidsvoorwaarden: 'Pensioen\n27 vakantiedagen\nOpleidingen onder werktijd',
      specifieke_taken:
        'Ritten van dertig chauffeurs plannen\nBellen met klanten over levertijden\nBijsturen bij files en pech',
      soft_skills: 'Overzicht houden\nDuidelijk praten',
      hard_skills: 'Ervaring met planningssoftware\nRekenen met rij- en rusttijden',
      organisatie_cultuur: 'Nuchter. Wie een beter plan heeft, krijgt de ruimte.',
      collegas: 'Zes planners, twee aan twee op een regio.',
      geschiedenis: 'Een familiebedrijf sinds 1970.',
      sector: 'Logistiek',
      kernactiviteit: 'Gekoeld vervoer van groente en fruit.',
      doelen: 'Minder lege kilometers.',
      missie_visie_kernwaarden: 'Vers op tijd, zonder omweg.',
      maatschappelijke_bijdrage: 'Een derde van de wagens rijdt elektrisch.',
    },
    html: '<h1>Planner wegtransport</h1><p>Bij Transportbedrijf Testerweg in Venlo plan je de ritten van dertig chauffeurs. Je werkt 36 tot 40 uur per week en verdient € 2.950 tot € 3.700 bruto per maand.</p><h2>Wat ga je doen?</h2><ul><li>Je plant de ritten van dertig chauffeurs.</li><li>Je belt met klanten over levertijden.</li><li>Je stuurt bij als er file is of pech.</li></ul><h2>Wat breng je mee?</h2><ul><li>Ervaring met planningssoftware</li><li>Je rekent met rij- en rusttijden.</li><li>Je houdt overzicht en praat duidelijk.</li></ul><h2>Wat krijg je?</h2><ul><li>Pensioen</li><li>27 vakantiedagen</li><li>Opleidingen onder werktijd</li></ul><h2>Wie zijn wij?</h2><p>Een familiebedrijf sinds 1970, met zes planners die twee aan twee een regio doen. We vervoeren groente en fruit gekoeld. Een derde van de wagens rijdt elektrisch.</p>',
  },
]

/** The sample with this id, or null. */
export const sampleById = (id: string | null): SampleVacancy | null =>
  sampleVacancies.find((sample) => sample.id === id) ?? null
