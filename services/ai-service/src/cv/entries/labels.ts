import { pieceOf, type Piece } from './row.ts'

/** What a label such as 'Functie:' says about the words after it. */
export type Label = 'what' | 'where' | 'when' | 'place' | 'tasks'

const labels: Record<Label, string> = {
  what: 'functie|functienaam|functietitel|functieomschrijving|functiebenaming|beroep|rol|role|position|job title|title|titel|job|occupation|occupation or position held|positie|opleiding|studie|studierichting|richting|diploma|degree|qualification|title of qualification awarded|field of study|naam opleiding|programme|cursus',
  where: 'werkgever|bedrijf|bedrijfsnaam|naam bedrijf|organisatie|naam organisatie|naam werkgever|opdrachtgever|company|employer|organisation|organization|name of employer|name and address of employer|client|klant|school|instituut|instelling|onderwijsinstelling|naam instituut|institution|university|universiteit|hogeschool|stagebedrijf|opleidingsinstituut|naam school',
  when: 'periode|period|datum|data|date|dates|looptijd|van|duur|in dienst|jaar|jaren|wanneer|tijdvak|year|years|from|dienstverband',
  place: 'plaats|locatie|location|vestigingsplaats|standplaats|city|place|vestiging',
  tasks: 'taken|werkzaamheden|taken en verantwoordelijkheden|verantwoordelijkheden|omschrijving|beschrijving|activiteiten|taakomschrijving|hoofdtaken|tasks|responsibilities|duties|description|main activities|main activities and responsibilities|activities|toelichting|resultaten|resultaat|results|achievements|key achievements|technologies|technologieën|technieken|tools|omgeving|sector|type of business|branche|situatie|opdracht|project|competenties|vaardigheden|skills|vakken|reden van vertrek|reden vertrek|referentie|afgerond|behaald|diploma behaald',
}

const byWord = new Map<string, Label>((Object.entries(labels) as [Label, string][]).flatMap(([label, words]) => words.split('|').map((word) => [word, label] as const)))

/** The label with which a piece begins and what follows it; null without a label. `value` is null when nothing follows. */
export function labelOf(piece: Piece): { label: Label; value: Piece | null } | null {
  const whole = byWord.get(piece.text.toLowerCase())
  if (whole) return { label: whole, value: null }
  const colon = piece.text.slice(0, 45).indexOf(':')
  const label = colon > 0 ? byWord.get(piece.text.slice(0, colon).trim().toLowerCase()) : undefined
  return label ? { label, value: pieceOf(piece.line, piece.from + colon + 1, piece.to) } : null
}
