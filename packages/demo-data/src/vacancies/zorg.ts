import type { VacancyDraft } from '@wervio/contracts'

export const wijkverpleegkundige: VacancyDraft = {
  title: 'Wijkverpleegkundige',
  company: 'Zorggroep De Vlierbes',
  location: 'Amersfoort',
  salary: '€ 3.250 – € 4.480 bruto per maand (FWG 50)',
  hours: '24 – 32 uur per week',
  status: 'actief',
  sector: 'Zorg en welzijn',
  core_activity: 'Verpleging, verzorging en begeleiding bij mensen thuis in Amersfoort en Leusden.',
  specific_tasks: [
    'Je stelt de zorgvraag vast en maakt samen met de cliënt een zorgplan',
    'Je geeft verpleegtechnische zorg, zoals wondzorg en infuustherapie',
    'Je stemt af met huisartsen, mantelzorgers en het sociaal wijkteam',
    'Je coacht verzorgenden en leerlingen in je team',
    'Je houdt het elektronisch cliëntdossier bij volgens de normen van de V&VN',
  ].join('\n'),
  hard_skills: [
    'Diploma hbo-verpleegkunde',
    'BIG-registratie',
    'Bevoegd en bekwaam in voorbehouden handelingen',
    'Rijbewijs B',
  ].join('\n'),
  soft_skills: ['Zelfstandig beslissen', 'Rustig blijven als het druk is', 'Goed luisteren', 'Helder rapporteren'].join(
    '\n',
  ),
  benefits: [
    'Eindejaarsuitkering van 8,33 procent en vakantiegeld van 8 procent',
    'Een elektrische fiets of leaseauto voor je route',
    'Roosters die vier weken vooruit vastliggen',
    'Scholing in werktijd, ook voor een specialisatie in palliatieve zorg',
    'Pensioenopbouw bij PFZW',
  ].join('\n'),
  history:
    'De Vlierbes begon in 1987 als kruisvereniging met zes wijkverpleegkundigen. Uit drie lokale verenigingen groeide één zorggroep, die nog steeds in kleine wijkteams werkt.',
  team_composition:
    'Je komt in een team van elf collega’s: vier wijkverpleegkundigen, zes verzorgenden IG en een leerling. De wijkcoach sluit elke dinsdag aan.',
  company_culture:
    'We vertrouwen op het oordeel van de professional. Teams maken hun eigen rooster, en wie ergens over twijfelt, belt een collega. Na een zware dienst drinken we eerst samen koffie.',
  social_contribution:
    'Door ons werk kunnen ouderen en chronisch zieken thuis blijven wonen. We werken samen met buurthuizen om eenzaamheid eerder te zien.',
  mission_vision_values: 'Zorg hoort bij het gewone leven. We zijn dichtbij, eerlijk en vakkundig.',
}
