/**
 * Long words of vacancies that no other Dutch word looks like: 'contract' isn't here, because 'contact' is a word too.
 */
const WORDS =
  `tussen bruto rijbewijs kwaliteit kwaliteiten schilder schilderwerk buitenschilderwerk binnenschilderwerk ervaring werkervaring
opleiding vergoeding reiskosten reiskostenvergoeding vakantiedagen vakantiegeld vakantietoeslag zelfstandig klantvriendelijk klantgericht
nauwkeurig communicatief verantwoordelijk verantwoordelijkheid medewerker medewerkers werkzaamheden certificaat diploma
beschikbaar installatie installaties elektriciteit elektricien administratie administratief organisatie organiseren professioneel
gezellig belangrijk mogelijkheden mogelijkheid doorgroeimogelijkheden voltijds deeltijds maandag dinsdag woensdag donderdag
vrijdag zaterdag enthousiast enthousiaste accuraat representatief verpleegkundige verzorgende machines reparatie reparaties
werkzaamheid werkervaring bereikbaar betrouwbaar onregelmatig eindejaarsuitkering eindejaarspremie maaltijdcheques ecocheques
personeelskorting personeelsprijs kerstverlof kerstpakket hospitalisatieverzekering groepsverzekering fietsvergoeding werkkleding
werkkledij gereedschap veiligheidsschoenen weggooien schoonmaken klaarmaken onderhouden voorbereiden verkopen bestellingen
leveranciers vrijwilligers leerlingen patiënten bewoners afspraken planning facturen offertes magazijn
werkplaats afwerking montage machine gemotiveerd leergierig stressbestendig nauwkeurigheid teamspeler flexibel initiatief
doorgroei arbeidsvoorwaarden salaris brutoloon overuren ploegendienst weekend namiddag voormiddag iedereen familiebedrijf
elektromonteur vrachtwagenchauffeur heftruckchauffeur magazijnmedewerker productiemedewerker onderhoudsmonteur servicemonteur
meubelstoffeerder stoffeerder timmerman metselaar loodgieter dakdekker stukadoor elektricien boekhouder accountant
receptionist secretaresse kinderbegeleider verpleegkundige zorgkundige opvoeder leerkracht onderwijsassistent
schoonheidsspecialist buschauffeur treinbestuurder vliegtuigmonteur landmeter opticien apotheker dierenarts laborant
beveiliger schoonmaker hovenier tuinman postbode kassier verkoper vertegenwoordiger projectleider werkvoorbereider uitvoerder
bedrijfsleider assistent administratief commercieel technisch`.split(/\s+/)

/** Old or phonetic spellings, which differ by another letter. */
const SPELLINGS: Record<string, string> = {
  kontrole: 'controle',
  kontroles: 'controles',
  kontroleren: 'controleren',
  kontroleur: 'controleur',
  kontakt: 'contact',
  lokatie: 'locatie',
  lokaties: 'locaties',
  direkt: 'direct',
  korrekt: 'correct',
  aktief: 'actief',
  aktiviteiten: 'activiteiten',
  projekt: 'project',
  projekten: 'projecten',
  accomodatie: 'accommodatie',
  onmiddelijk: 'onmiddellijk',
  interressant: 'interessant',
  interesant: 'interessant',
  initatief: 'initiatief',
  proffesioneel: 'professioneel',
  calibreren: 'kalibreren',
  calibratie: 'kalibratie',
  sportabo: 'sportabonnement',
  kontakten: 'contacten',
  kontrakt: 'contract',
  produktie: 'productie',
  produkten: 'producten',
  vakansie: 'vakantie',
  gediplomeert: 'gediplomeerd',
  klantvriendlijk: 'klantvriendelijk',
  masjien: 'machine',
  masjienen: 'machines',
  mesjien: 'machine',
  nodg: 'nodig',
  artikulatie: 'articulatie',
  iedren: 'iedereen',
  iedreen: 'iedereen',
}

const byStart = Map.groupBy(WORDS, (word) => word.charAt(0))
const knownWords = new Set(WORDS)
const SHORTEST = 5

/** Whether leaving one letter out of the longer word, not its first or last, gives the other. */
const lacksOne = (shorter: string, longer: string): boolean => {
  if (longer.length !== shorter.length + 1 || shorter.at(-1) !== longer.at(-1)) return false
  let same = 0
  while (shorter[same] === longer[same]) same += 1
  return same > 0 && shorter.slice(same) === longer.slice(same + 1)
}

/** Whether two neighbouring letters changed places. */
const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return (
    same > 0 &&
    same < one.length - 1 &&
    one[same] === other[same + 1] &&
    one[same + 1] === other[same] &&
    one.slice(same + 2) === other.slice(same + 2)
  )
}

const isSlip = (typed: string, word: string) => lacksOne(typed, word) || isSwapped(typed, word)

/** No word ends so, except the few that French gave: 'kiezne' is 'kiezen' with two letters that changed places. */
const ENDS_IN_NE = /^(\p{Ll}+[bdfhklpstvwxz])ne$/u

const endOf = (typed: string): string | undefined => {
  const [, stem] = ENDS_IN_NE.exec(typed) ?? []
  return stem === undefined ? undefined : `${stem}en`
}

const wordFor = (typed: string): string | undefined =>
  SPELLINGS[typed] ??
  (typed.length < SHORTEST || knownWords.has(typed)
    ? undefined
    : byStart.get(typed.charAt(0))?.find((word) => isSlip(typed, word)))

/**
 * A text with slips of the keyboard in long words mended: a letter left out, or two that changed places. A word with a
 * capital may be a name and stays, unless a line begins with it.
 */
export const mendSlips = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@./’'-])\p{L}{4,}(?![\p{L}\p{N}@/’'-]|\.\p{L})/gu, (typed, at: number) => {
    const isCapital = /^\p{Lu}\p{Ll}+$/u.test(typed)
    const beginsLine = /(?:^|\n|[.!?] )[\s*•-]*$/.test(text.slice(Math.max(0, at - 6), at))
    if (typed !== typed.toLowerCase() && !(isCapital && beginsLine)) return typed
    const word = wordFor(typed.toLowerCase()) ?? (isCapital ? undefined : endOf(typed))
    if (word === undefined) return typed
    return isCapital ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
  })
