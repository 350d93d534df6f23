import type { VacancyDraft } from '@wervio/contracts'

export const chefkok: VacancyDraft = {
  title: 'Chef-kok',
  company: 'Restaurant Het Pakhuis aan Zee',
  location: 'Scheveningen',
  salary: '€ 3.200 – € 3.800 bruto per maand',
  hours: '38 uur per week',
  status: 'ingevuld',
  sector: 'Horeca',
  core_activity:
    'Restaurant met 70 zitplaatsen, een terras aan de haven en een kaart met vis en groente van het seizoen.',
  specific_tasks: [
    'Je stelt elke zes weken de kaart samen met de souschef',
    'Je leidt de keuken tijdens lunch en diner',
    'Je koopt in bij vissers en telers uit de omgeving',
    'Je bewaakt kostprijzen, hygiëne en de HACCP-regels',
    'Je leidt leerling-koks op',
  ].join('\n'),
  hard_skills: [
    'Mbo 4 keuken of een gelijkwaardige opleiding',
    'Minstens vijf jaar ervaring in een à-la-cartekeuken',
    'Kennis van HACCP',
    'SVH Leermeester is een pluspunt',
  ].join('\n'),
  soft_skills: [
    'Leiding geven met rust',
    'Creatief binnen een budget',
    'Oog voor detail',
    'Plannen en vooruitdenken',
  ].join('\n'),
  benefits: [
    'Twee vaste vrije dagen achter elkaar',
    'Een aandeel in de fooienpot',
    'Personeelsdiner voor elke dienst',
    'Een jaarlijkse studiereis langs vissershavens',
    'Pensioen volgens de cao horeca',
  ].join('\n'),
  history:
    'Het pakhuis uit 1898 was tot 1975 opslag voor haringtonnen. In 2011 maakten twee zussen er een restaurant van; de oude hijsbalk hangt er nog.',
  team_composition:
    'In de keuken werken een souschef, drie koks, twee leerlingen en twee afwassers. In de bediening staan veertien collega’s onder een gastheer.',
  company_culture:
    'In onze keuken wordt niet geschreeuwd. We proeven samen, ruimen samen op en evalueren na elke drukke avond kort wat beter kon.',
  social_contribution:
    'We koken met vis uit duurzame vangst, gooien bijna niets weg en bieden elk jaar twee leerwerkplekken aan jongeren zonder diploma.',
  mission_vision_values: 'Eten vertelt waar je bent. We zijn gastvrij, puur en precies.',
}
