import type { VacancyDraft } from '@wervio/contracts'

export const leerkracht: VacancyDraft = {
  title: 'Leerkracht groep 5',
  company: 'Basisschool De Wilgenhoek',
  location: 'Zwolle',
  salary: '€ 3.301 – € 5.044 bruto per maand (schaal L10)',
  hours: '24 uur per week',
  status: 'on-hold',
  sector: 'Onderwijs',
  core_activity: 'Openbaar basisonderwijs aan 260 leerlingen in de Zwolse wijk Assendorp.',
  specific_tasks: [
    'Je geeft drie dagen per week les aan een groep van 23 kinderen',
    'Je bereidt projecten voor waarin taal, natuur en geschiedenis samenkomen',
    'Je volgt de ontwikkeling van elk kind en bespreekt die met ouders',
    'Je werkt samen met de intern begeleider aan passende ondersteuning',
    'Je begeleidt een stagiair van de pabo',
  ].join('\n'),
  hard_skills: [
    'Een diploma van de pabo of een zij-instroombeschikking',
    'Ervaring met een leerlingvolgsysteem',
    'Kennis van rekendidactiek',
  ].join('\n'),
  soft_skills: [
    'Geduldig en duidelijk',
    'Humor',
    'Samenwerken met ouders en collega’s',
    'Goed kunnen organiseren',
  ].join('\n'),
  benefits: [
    'Eindejaarsuitkering en vakantiegeld volgens de cao primair onderwijs',
    'Een klassenassistent op twee ochtenden',
    'Scholing naar eigen keuze',
    'Fietsregeling',
    'Uitzicht op een vaste aanstelling',
  ].join('\n'),
  history:
    'De Wilgenhoek opende in 1931 als buurtschool. Het oude gebouw werd in 2018 verbouwd, met een moestuin en een bibliotheek op de plek van de gymzaal.',
  team_composition:
    'Ons team bestaat uit achttien leerkrachten, drie onderwijsassistenten, een intern begeleider en een directeur. Je duopartner werkt op donderdag en vrijdag.',
  company_culture:
    'Deuren staan open en lesideeën delen we. Vergaderingen duren hooguit een uur. Wie iets nieuws wil proberen, krijgt ruimte en een maatje dat meekijkt.',
  social_contribution:
    'We zijn een school voor de hele buurt: na schooltijd is er taalles voor ouders en een huiswerkklas met vrijwilligers.',
  mission_vision_values: 'Elk kind wordt gezien. We zijn nieuwsgierig, warm en ambitieus.',
}
