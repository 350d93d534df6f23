import type { VacancyDraft } from '@wervio/contracts'

export const softwareontwikkelaar: VacancyDraft = {
  title: 'Software-ontwikkelaar TypeScript',
  company: 'Kadewerk Software',
  location: 'Utrecht (hybride)',
  salary: '€ 3.600 – € 5.200 bruto per maand',
  hours: '32 – 40 uur per week',
  status: 'actief',
  sector: 'ICT',
  core_activity: 'Software waarmee gemeenten bruggen, sluizen en kades plannen, inspecteren en onderhouden.',
  specific_tasks: [
    'Je bouwt schermen en diensten in React, TypeScript en Node.js',
    'Je bespreekt met inspecteurs wat ze buiten nodig hebben',
    'Je schrijft tests en beoordeelt het werk van collega’s',
    'Je maakt onze kaarten sneller en bruikbaar zonder internet',
    'Je denkt mee over de architectuur en de beveiliging',
  ].join('\n'),
  hard_skills: [
    'Minstens drie jaar ervaring met TypeScript',
    'Ervaring met React en Node.js',
    'Goede kennis van SQL',
    'Git en geautomatiseerd testen',
  ].join('\n'),
  soft_skills: [
    'Vragen stellen voordat je bouwt',
    'Begrijpelijk uitleggen aan niet-technici',
    'Verantwoordelijkheid nemen',
    'Feedback geven en ontvangen',
  ].join('\n'),
  benefits: [
    'Twee dagen per week thuiswerken met een vergoeding',
    '27 vakantiedagen',
    'Een leerbudget van € 2.000 per jaar',
    'NS-Business Card of fietsplan',
    'Een laptop naar keuze',
  ].join('\n'),
  history:
    'Kadewerk ontstond in 2013 toen twee civiel ingenieurs de papieren inspectielijsten zat waren. Nu werken ruim veertig gemeenten met ons platform.',
  team_composition:
    'Je werkt in een team van zes: vier ontwikkelaars, een ontwerper en een product owner. In totaal zijn we met 28 mensen.',
  company_culture:
    'We werken rustig en gestaag, zonder nachtelijke releases. Elke twee weken gaat er iets nieuws live. Beslissingen schrijven we op, zodat iedereen ze kan teruglezen.',
  social_contribution:
    'Goed onderhoud voorkomt dat oude kades en bruggen bezwijken en spaart materiaal. Onze open standaarden zijn vrij te gebruiken door elke gemeente.',
  mission_vision_values: 'Techniek moet jaren meegaan. We zijn zorgvuldig, eerlijk en behulpzaam.',
}
