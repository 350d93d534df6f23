import type { VacancyDraft } from '@wervio/contracts'

export const servicemonteur: VacancyDraft = {
  title: 'Servicemonteur warmtepompen',
  company: 'Noorderlicht Installaties',
  location: 'Groningen',
  salary: '€ 2.800 – € 3.900 bruto per maand',
  hours: '36 – 40 uur per week',
  status: 'actief',
  sector: 'Techniek en installatie',
  core_activity: 'Ontwerp, installatie en onderhoud van warmtepompen en zonnepanelen in bestaande woningen.',
  specific_tasks: [
    'Je voert onderhoud uit aan lucht-water- en bodemwarmtepompen',
    'Je zoekt storingen en lost ze bij de klant thuis op',
    'Je stelt regelingen af en legt bewoners uit hoe hun installatie werkt',
    'Je registreert metingen en koudemiddelen in de app',
    'Je draait eens in de zes weken storingsdienst',
  ].join('\n'),
  hard_skills: [
    'Mbo 3 of 4 installatietechniek of elektrotechniek',
    'F-gassencertificaat of bereid dat te halen',
    'VCA basis',
    'Rijbewijs B',
  ].join('\n'),
  soft_skills: [
    'Nauwkeurig',
    'Klantvriendelijk',
    'Zelfstandig en leergierig',
    'Doorvragen tot je de oorzaak weet',
  ].join('\n'),
  benefits: [
    'Een volledig ingerichte bedrijfsbus, ook voor woon-werkverkeer',
    'Vergoeding voor elke storingsdienst',
    'Alle certificaten op kosten van de zaak',
    'Tablet en goed gereedschap',
    'Pensioen volgens de cao Metaal en Techniek',
  ].join('\n'),
  history:
    'Noorderlicht startte in 2009 in een schuur in Zuidhorn met het plaatsen van zonneboilers. Sinds 2016 is de warmtepomp het hart van het bedrijf.',
  team_composition:
    'Het serviceteam telt negen monteurs, twee planners en een technisch specialist die je altijd kunt bellen. De eerste drie maanden rijd je mee met een ervaren collega.',
  company_culture:
    'Vakmanschap gaat bij ons voor snelheid. Je krijgt de tijd om het goed te doen. Elke maandag bespreken we samen de lastigste storing van de week.',
  social_contribution:
    'Met iedere goed afgestelde warmtepomp gaat een huishouden van het aardgas af. Op twee scholen geven we gastlessen over installatietechniek.',
  mission_vision_values: 'Warme huizen zonder gas. We zijn degelijk, open en nieuwsgierig.',
}
