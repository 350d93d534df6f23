/** A filled vacancy by its wire names, with a publication text. */
export const plannerVacancy = {
  vacature: {
    title: 'Transportplanner',
    company: 'Bouwhuis Logistiek',
    location: 'Zwolle',
    salary: '€ 3.200 – € 4.100 bruto per maand',
    hours: '36–40 uur',
    specific_tasks:
      'Dagelijks ritten plannen voor 45 vrachtwagens\nContact houden met chauffeurs en klanten\nVertragingen en storingen oplossen\nCijfers bijhouden in het planningssysteem',
    hard_skills:
      'Ervaring met een TMS, liefst Transics\nMbo 4 logistiek\nGoede beheersing van Excel\nKennis van rij- en rusttijden',
    soft_skills: 'Stressbestendig\nDuidelijk communiceren\nOverzicht houden als het druk is',
    benefits:
      '27 vakantiedagen\nReiskostenvergoeding van € 0,23 per kilometer\nPensioen via Bpf Vervoer\nOpleidingsbudget van € 1.500 per jaar\nTwee dagen per week thuiswerken na de inwerkperiode',
    sector: 'Transport en logistiek',
    core_activity: 'Bouwhuis vervoert bouwmaterialen door heel Nederland.',
    history: 'Opgericht in 1968 door Henk Bouwhuis. Inmiddels staat de derde generatie aan het roer.',
    team_composition: 'Je werkt in een team van zes planners. Je leidinggevende is Marieke Post, hoofd planning.',
    company_culture: 'Nuchter en informeel, met korte lijnen. Op vrijdag eten we samen friet.',
    social_contribution: 'In 2030 rijdt onze hele vloot elektrisch.',
    mission_vision_values:
      'Wij geloven in afspraak is afspraak. Onze kernwaarden zijn betrouwbaar, nuchter en vooruitkijkend.',
    status: 'actief',
  },
  publicatietekst:
    'Transportplanner (m/v/x)\nHoud jij het hoofd koel als er drie chauffeurs tegelijk bellen?\nWat ga je doen\nDagelijks ritten plannen voor 45 vrachtwagens.\nSolliciteren\nReageer uiterlijk 15 maart. Het gesprek is met Marieke Post en een collega-planner. Na een jaar kun je doorgroeien naar senior planner.',
}
