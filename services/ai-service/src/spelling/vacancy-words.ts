/**
 * Words that every second vacancy has and other texts seldom: the Dutch dictionary only joins them of their parts, or
 * lists them as rare.
 */
const WORDS = `reiskosten reiskostenvergoeding vakantiegeld vakantiedagen vakantietoeslag eindejaarsuitkering eindejaarspremie
  maaltijdcheques ecocheques personeelsprijs personeelskorting kerstverlof kerstpakket fietsvergoeding werkkleding werkkledij
  veiligheidsschoenen stressbestendig arbeidsvoorwaarden ploegendienst doorgroei doorgroeimogelijkheden hospitalisatieverzekering
  groepsverzekering brutoloon werkervaring deeltijds voormiddag klantvriendelijk klantvriendelijkheid klantgericht communicatief
  leergierig teamspeler empathisch sollicitaties certificaten rijbewijzen facturen offertes verpakken heftruckchauffeur
  reachtruckcertificaat vrachtwagenchauffeur buschauffeur onderhoudsmonteur servicemonteur elektromonteur vliegtuigmonteur
  kinderbegeleider zorgkundige zorgkundigen verzorgende verzorgenden opvoeder opvoeders onderwijsassistent schoonheidsspecialist magazijnmedewerker
  productiemedewerker elektricien stoffeerder meubelstoffeerder metselaar dakdekker stukadoor schilderwerk receptionist
  treinbestuurder opticien laborant beveiliger hovenier kassier projectleider werkvoorbereider uitvoerder postbode
  invoeren inplannen inscannen bijhouden opvolgen nakijken aansturen aanvullen bijvullen opstellen klaarzetten inpakken uitpakken
  uitladen inladen doorgeven meedenken vastleggen registreren rapporteren opruimen reinigen afwerken verzenden inboeken afhandelen
  archiveren bevoorraden samenstellen kwaliteitscontrole voorraadbeheer tijdschrijven`

const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/))

/** Whether a word in small letters is an ordinary one of vacancies, though it is a rare one of Dutch. */
export const isVacancyWord = (word: string): boolean => words.has(word)
