/** A vacancy with the fields of our own form, of a trade none of the other contexts has. */
export const lawyerVacancy = {
  vacature: {
    title: 'Jurist arbeidsrecht',
    company: 'Vakbond Samen',
    location: 'Utrecht, met spreekuren in Almere',
    salary: 'Schaal 10, € 3.900 tot € 5.400',
    hours: '28 tot 36 uur',
    specific_tasks:
      'Leden bijstaan bij ontslag en ziekte\nProcederen bij de kantonrechter\nWorkshops geven aan kaderleden',
    hard_skills: 'Master Nederlands recht\nTwee jaar proceservaring\nKennis van sociale zekerheid',
    soft_skills: 'Je luistert goed en blijft kalm bij emoties\nJe hakt knopen door',
    benefits:
      'Dertiende maand\nNS-abonnement tweede klas\nElk jaar een opleiding van de Orde naar keuze\n144 verlofuren',
    core_activity: 'Wij komen op voor 60.000 werkenden in zorg en onderwijs.',
    history: 'De bond ontstond in 1907 uit een staking van onderwijzers.',
    team_composition: 'Twaalf juristen, drie secretaresses en een stagiair. Hoofd van de afdeling is Karin Mulder.',
    company_culture: 'We discussiëren veel en eten elke donderdag samen soep.',
    mission_vision_values: 'Iedereen verdient eerlijk werk.',
    social_contribution: null,
    status: 'actief',
  },
}
