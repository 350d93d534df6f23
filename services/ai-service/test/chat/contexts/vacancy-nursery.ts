/** A filled vacancy whose benefits, soft skills and tasks come near what is asked without being it. */
export const nurseryVacancy = {
  vacature: {
    title: 'Teeltchef',
    company: 'Kwekerij De Zonneberg',
    location: 'Naaldwijk',
    salary: '€ 3.400 – € 4.200 bruto per maand',
    hours: '38 uur per week',
    specific_tasks:
      'Je leidt een ploeg van twaalf kassenmedewerkers\nJe bewaakt klimaat, water en bemesting in drie kassen\nJe stemt de oogst af met veeleisende afnemers\nJe neemt zelfstandig beslissingen over gewasbescherming\nJe noteert de opbrengst per vak',
    hard_skills: 'Mbo 4 teelt\nSpuitlicentie\nKennis van klimaatcomputers',
    soft_skills: 'Leiding geven zonder te schreeuwen\nVooruit werken\nPlannen met het seizoen mee',
    benefits:
      'Een vaste vrije woensdag en twee vrije dagen in het weekend\nElke vrijdag bloemen mee naar huis\nBedrijfsbusje voor de ploeg\nPensioen via BPL',
    core_activity: 'Teelt van potplanten voor tuincentra in Nederland en Engeland.',
    company_culture: 'Na een drukke oogst eten we samen soep.',
  },
}
