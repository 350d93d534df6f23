import type { VacancyDraft } from '@wervio/contracts'

export const transportplanner: VacancyDraft = {
  title: 'Transportplanner koeltransport',
  company: 'Van Loenen Koellogistiek',
  location: 'Venlo',
  salary: '€ 2.950 – € 3.700 bruto per maand',
  hours: '40 uur per week',
  status: 'gespreksfase',
  sector: 'Transport en logistiek',
  core_activity: 'Gekoeld transport van groente, fruit en bloemen tussen Nederland, Duitsland en Scandinavië.',
  specific_tasks: [
    'Je plant dagelijks de ritten van ongeveer 35 koelwagens',
    'Je houdt contact met chauffeurs en lost vertragingen onderweg op',
    'Je combineert ladingen, zodat wagens zo min mogelijk leeg rijden',
    'Je bewaakt rij- en rusttijden en de temperatuur van de lading',
    'Je informeert klanten over aankomsttijden en afwijkingen',
  ].join('\n'),
  hard_skills: [
    'Mbo 4 logistiek of vergelijkbare ervaring',
    'Ervaring met een transportmanagementsysteem',
    'Kennis van rij- en rusttijden',
    'Goed Duits in woord en geschrift',
  ].join('\n'),
  soft_skills: ['Overzicht houden', 'Snel schakelen', 'Duidelijk communiceren met chauffeurs', 'Stressbestendig'].join(
    '\n',
  ),
  benefits: [
    'Ploegentoeslag voor de vroege en late dienst',
    '25 vakantiedagen en 3,5 ATV-dagen',
    'Reiskostenvergoeding van € 0,23 per kilometer',
    'Opleiding tot senior planner',
    'Elke werkdag een lunch in de kantine',
  ].join('\n'),
  history:
    'In 1962 reed Sjef van Loenen met één vrachtwagen aardbeien naar Düsseldorf. Nu leidt de derde generatie het bedrijf, met 120 wagens en een koelhuis aan de Maas.',
  team_composition:
    'De planning bestaat uit zeven planners en een teamleider. Je werkt in twee diensten en zit in dezelfde ruimte als klantenservice en expeditie.',
  company_culture:
    'Korte lijnen en rechtdoor. De directie loopt dagelijks binnen, een goed idee is vaak binnen een week in gebruik, en vrijdag eindigt met frites.',
  social_contribution:
    'We rijden deels op HVO-diesel en met vier elektrische bakwagens in de stad, zodat vers eten met minder uitstoot in de winkel ligt.',
  mission_vision_values: 'Vers komt vers aan. We zijn betrouwbaar, nuchter en trots op ons vak.',
}
