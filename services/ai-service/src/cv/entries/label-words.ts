/** What a label such as 'Functie:' says about the words beside or after it. */
export type Label = 'what' | 'where' | 'when' | 'place' | 'tasks'

const labels: Record<Label, string> = {
  what: `functie|title|titel|job titel|naam functie|functienaam|functietitel|functiebenaming|functie of beroep|functie en afdeling|beroep|beroep of functie|rol|role|position|job title|job|occupation|occupation or position held|position held|positie|opleiding|naam opleiding|studie|studierichting|richting|diploma
    degree|degree title|study field|field|major|qualification|title of qualification awarded|title of qualification|titel van de kwalificatie|titel van het certificaat of|titel van het certificaat of diploma|titel van de behaalde kwalificatie|behaalde kwalificatie|field of study|programme|beruf oder funktion|funktion|tätigkeit|position/functie`,
  where: `werkgever|bedrijf|bedrijfsnaam|naam bedrijf|naam van het bedrijf|organisatie|naam organisatie|naam werkgever|naam en adres van de|naam en adres van de werkgever|naam en adres werkgever|opdrachtgever|company|company name|employer|organisation|organization|name of employer
    name and address of employer|name and address of|client|klant|school|instituut|instelling|onderwijsinstelling|naam instituut|naam en type|naam en type onderwijsinstelling|naam en soort|institution|university|universiteit|hogeschool|stagebedrijf|opleidingsinstituut|naam school|name and type of|name and type of organisation
    name and type of organisation providing education and training|arbeitgeber|firma|unternehmen`,
  when: `periode|duration|dienstperiode|period|datum|data|date|dates|looptijd|van|duur|in dienst|jaar|jaren|wanneer|tijdvak|year|years|from|dates (from - to)|datums|data (van - tot)|zeitraum|van - tot|van / tot|van – tot`,
  place: `plaats|locatie|location|vestigingsplaats|standplaats|city|place|vestiging|ort`,
  tasks: `taken|werkzaamheden|taken en verantwoordelijkheden|voornaamste activiteiten|voornaamste activiteiten en verantwoordelijkheden|voornaamste werkzaamheden|verantwoordelijkheden|omschrijving|functieomschrijving|beschrijving|activiteiten|taakomschrijving|hoofdtaken|tasks|responsibilities|duties|description
    main activities|main activities and|main activities and responsibilities|key responsibilities|activities|toelichting|resultaten|resultaat|results|achievements|key achievements|technologies|technologieën|technieken|tools|omgeving|sector|type of business or sector|type of business|soort bedrijf of sector|branche|situatie|opdracht|project
    competenties|vaardigheden|skills|vakken|voornaamste vakken|principal subjects|reden van vertrek|reden vertrek|referentie|afgerond|behaald|diploma behaald|aufgaben|tätigkeiten|niveau|level|dienstverband|aantal uren|uren|stack|tech stack|environment|taken o.a|taken o.a.`,
}

const fold = (text: string) => text.toLowerCase().replace(/\s*:\s*$/, '').trim()

const byWord = new Map<string, Label>(
  (Object.entries(labels) as [Label, string][]).flatMap(([label, words]) => words.split(/[|\n]/).map((word) => [word.trim(), label] as const)),
)

/** The label that some words are as a whole; undefined for other words. */
export const labelNamed = (text: string): Label | undefined => (text.length > 80 ? undefined : byWord.get(fold(text)))
