/** What a label such as 'Functie:' says about the words beside or after it. */
export type Label = 'what' | 'where' | 'when' | 'place' | 'tasks'

const labels: Record<Label, string> = {
  what: `functie|title|titel|job titel|naam functie|functienaam|functietitel|functiebenaming|functie of beroep|functie en afdeling|beroep|beroep of functie|rol|role|position|job title|job|occupation|occupation or position held|position held|positie|opleiding|naam opleiding|studie|studierichting|richting|diploma
    degree|degree title|study field|field|major|qualification|title of qualification awarded|title of qualification|titel van de kwalificatie|kwalificatie of diploma|titel van het certificaat of|titel van het certificaat of diploma|titel van de behaalde kwalificatie|behaalde kwalificatie|field of study|programme|beruf oder funktion|funktion|tätigkeit|position/functie
    lavoro o posizione ricoperti|posizione ricoperta|posizione|ruolo|mansione|qualifica|titolo della qualifica rilasciata|titolo della qualifica|qualifica conseguita|fonction ou poste occupé|poste occupé|poste|fonction|intitulé du poste|intitulé du diplôme|intitulé du certificat ou diplôme délivré|titre du certificat ou diplôme délivré|diplôme|profesión o cargo desempeñado
    cargo desempeñado|puesto|cargo|título de la cualificación obtenida|titulación|titulación obtenida|zur erreichten qualifikation|bezeichnung der erworbenen qualifikation|beruf oder funktion|post held|designation|berufsbezeichnung|stelle|studiengang|studienrichtung|fachrichtung|abschluss|job role`,
  where: `werkgever|bedrijf|bedrijfsnaam|naam bedrijf|naam van het bedrijf|organisatie|naam organisatie|naam werkgever|naam en adres van|naam en adres van de|naam en adres van werkgever|naam en aard van de|naam en aard van de onderwijsinstelling|naam en adres van de werkgever|naam en adres werkgever|opdrachtgever|company|company name|employer|organisation|organization|name of employer
    name and address of employer|name and address of|client|klant|school|instituut|instelling|onderwijsinstelling|naam instituut|naam en type|naam en type onderwijsinstelling|naam en soort|institution|university|universiteit|hogeschool|stagebedrijf|opleidingsinstituut|naam school|name and type of|name and type of organisation
    name and type of organisation providing education and training|arbeitgeber|einrichtung|betrieb|ausbildungsbetrieb|hochschule|universität|schule|employer name|organisation name|organization name|institution name|school name|bedrijf/organisatie|werkgever/bedrijf|onderwijsinstituut|organisme|école|firma|unternehmen|name und adresse des arbeitgebers|name und art der bildungs- oder ausbildungseinrichtung|bildungseinrichtung|nome e indirizzo del datore|nome e indirizzo del datore di lavoro|datore di lavoro|azienda|nome e tipo|nome e tipo d'organizzazione|nome e tipo di istituto di istruzione o formazione|istituto
    nom et adresse de l'employeur|employeur|entreprise|société|nom et type de l'établissement|nom et type de l'établissement d'enseignement ou de formation|établissement|nombre y dirección de la empresa|nombre y dirección del empleador|empleador|empresa|nombre y tipo de la organización|nombre y tipo de organización que ha impartido la educación o la formación|centro`,
  when: `periode|duration|dienstperiode|period|datum|data|date|dates|looptijd|van|duur|in dienst|jaar|jaren|wanneer|tijdvak|year|years|from|dates (from - to)|datums|data (van - tot)|zeitraum|van - tot|van / tot|van – tot|data (da - a)|datas|fechas|fecha|datum (von - bis)|année|années|durée|year of passing|passing year|zeit|dauer|graduation|graduation date|graduated|class of|expected|expected graduation|expected graduation date|anticipated graduation|afgestudeerd|afstudeerdatum|afstuderen|verwacht|verwachte afstudeerdatum|verwacht afstuderen|voraussichtlich|voraussichtlicher abschluss|abschlussdatum|diplôme prévu|diplôme prévu en|fecha de graduación`,
  place: `plaats|locatie|location|vestigingsplaats|standplaats|city|place|vestiging|ort|stadt|arbeitsort|lieu|ville|luogo|sede`,
  tasks: `taken|werkzaamheden|taken en verantwoordelijkheden|voornaamste activiteiten|voornaamste activiteiten en|voornaamste activiteiten en verantwoordelijkheden|voornaamste werkzaamheden|verantwoordelijkheden|omschrijving|functieomschrijving|beschrijving|activiteiten|taakomschrijving|hoofdtaken|tasks|responsibilities|duties|description
    main activities|main activities and|main activities and responsibilities|key responsibilities|activities|toelichting|resultaten|resultaat|results|achievements|key achievements|technologies|technologieën|technieken|tools|omgeving|sector|type of business or sector|type of business|soort bedrijf of sector|branche|situatie|opdracht|project
    competenties|vaardigheden|skills|vakken|voornaamste vakken|principal subjects|reden van vertrek|reden vertrek|referentie|afgerond|behaald|diploma behaald|aufgaben|tätigkeiten|niveau|level|dienstverband|aantal uren|uren|stack|tech stack|environment|taken o.a|taken o.a.
    principali attività|principali attività e responsabilità|principali mansioni e responsabilità|tipo di attività|tipo di attività o settore|tipo di azienda o settore|principali tematiche|principali tematiche/competenze professionali acquisite|principales activités|principales activités et responsabilités|type ou secteur d'activité|secteur d'activité|missions|tâches
    principales actividades y responsabilidades|principales actividades|tipo de empresa o sector|funciones|wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbereich oder branche`,
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s*:\s*$/, '')
    .trim()

const byWord = new Map<string, Label>(
  (Object.entries(labels) as [Label, string][]).flatMap(([label, words]) =>
    words.split(/[|\n]/).map((word) => [word.trim(), label] as const),
  ),
)

/** The label that a whole text is; undefined for any other text. */
export const labelNamed = (text: string): Label | undefined => (text.length > 80 ? undefined : byWord.get(fold(text)))
