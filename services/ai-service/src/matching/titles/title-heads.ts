/** Heads of Dutch, Flemish and English titles, by trade. */
export const NURSES =
  'spv verpleegkundige verpleger nurse infirmier verzorgende verzorger zorgkundige zorgassistent helpende carer'
export const TEACHERS =
  'leraar leerkracht docent teacher lesgever onderwijzer juf meester klastitularis trainer instructeur instructor tutor kleuterleider kleuterleidster kleuterjuf'
export const LINGUISTS = 'vertaler translator tolk interpreter'
export const DEVELOPERS = 'developer ontwikkelaar programmeur programmer engineer frontender consultant'
export const DRIVERS = 'chauffeur driver bestuurder machinist operator'
export const LAWYERS = 'jurist advocaat lawyer solicitor attorney counsel adviseur advisor'
export const COUNSELLORS = 'begeleider coach hulpverlener werker worker consulent'
export const SELLERS = 'verkoper verkoopmedewerker verkoopadviseur assistant salesman vertegenwoordiger adviseur'
export const ANALYSTS = 'laborant analist analyst technician technicus medewerker'
/** Titles that name no profession without their sector: a bookkeeper in building is a bookkeeper. */
export const OPEN_TITLES =
  'projectleider projectmanager manager programmamanager teamleider directeur director hoofd adviseur advisor adviser consultant specialist coordinator coördinator medewerker analist analyst planner engineer ingenieur inspecteur inspector opzichter trainer coach jurist monteur technicus technieker werkvoorbereider ambtenaar consulent tester tekenaar onderzoeker researcher redacteur gids calculator uitvoerder werfleider bouwleider conducteur voorman officer opleider controleur'

/** The heads of several lists, one by one. */
export const headsOf = (...lists: readonly string[]): readonly string[] => lists.join(' ').split(' ')
