import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { aboutLead, listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

/** A part of a persona: how it is asked for, the key it stands under, and what it is called. */
type PersonaPart = { asks: RegExp; key: RegExp; name: string }

const WHO = String.raw`(?:ze|die|zo iemand|zo'n (?:iemand|type|persoon|kandidaat)|(?:deze|die|de) (?:persoon|kandidaat|persona|ideale kandidaat)|iemand)`

/** Narrow subjects before wide ones: the traits are told in many words. */
const parts: readonly PersonaPart[] = [
  {
    asks: new RegExp(
      String.raw`\bhoe (?:werkt|pakt|begint|organiseert|gaat) ${WHO}\b|werkstijl|werkwijze|manier van werken|\baanpak\b|gewoontes?\b`,
    ),
    key: /werkstijl$/,
    name: 'de werkstijl',
  },
  {
    asks: new RegExp(
      String.raw`\benergie\b|\bdrij(?:ft|fveer|fveren)\b|\bmotive\w+|\bmotivatie\b|\b(?:warm|blij|enthousiast) (?:van|voor)\b|voldoening|waar (?:loopt|doet|gaat) ${WHO} .{0,20}\bvoor\b|waarvoor (?:komt|staat) ${WHO}\b`,
    ),
    key: /motivatie$/,
    name: 'de motivatie',
  },
  {
    asks: new RegExp(
      String.raw`\bambities?\b|\bwat wil ${WHO} (?:later|ooit|bereiken|worden|in de toekomst)|\bover (?:\w+ )?jaar\b|\btoekomst\w*|\bdroom\w*|\bwaar (?:wil|gaat) ${WHO} naartoe\b`,
    ),
    key: /ambities$/,
    name: 'de ambities',
  },
  {
    asks: new RegExp(
      String.raw`\bachtergrond\b|waar komt ${WHO} vandaan|\bwat heeft ${WHO} (?:hiervoor|eerst|vroeger)\b`,
    ),
    key: /achtergrond$/,
    name: 'de achtergrond',
  },
  {
    asks: /\bstress\w*|\bdruk(?:te)?\b|\bkalm\w*|\brustig\w*|\bzenuw\w*|\bpaniek\w*|\bpiek\w*|onder druk|koelbloedig|tegen een stootje/,
    key: /kenmerken neuroticisme$/,
    name: 'rust onder druk',
  },
  {
    asks: /\bnauwkeurig\w*|\bpreci[e]?s\w*|\bordelijk\w*|\bnetjes\b|\bgestructureerd\w*|\bgeorganiseerd\w*|\bstipt\w*|\bdiscipline\b|betrouwbaar\w*|\bpunctueel\b|\bafspraken na\b/,
    key: /kenmerken consci[ëe]ntieusheid$/,
    name: 'nauwkeurigheid',
  },
  {
    asks: /\bsociaal\b|\bsociale\b|\bspontaan\b|\bspraakzaam\b|\bpraatgraag\b|\bpraatje\b|\bextravert\w*|\bintrovert\w*|\bverlegen\b|\bstil\b|\bcontact leggen\b/,
    key: /kenmerken extraversie$/,
    name: 'omgang met mensen',
  },
  {
    asks: /\bvriendelijk\w*|\bbehulpzaam\w*|\bteamspeler\b|\bcollegiaal\b|\bempathi\w*|\bzorgzaam\b|\bassertief\b|\bmeegaand\b/,
    key: /kenmerken vriendelijkheid$/,
    name: 'vriendelijkheid',
  },
  {
    asks: /\bcreatie[fv]\w*|\bnieuwsgierig\w*|\bleergierig\w*|\bflexibel\w*|\bvernieuw\w*|\binnovatie\w*|nieuwe dingen|open voor\b|\bverandering\w*/,
    key: /kenmerken openheid$/,
    name: 'openheid',
  },
]

const OF_PERSONA = /^persona\b/iu
/** Somebody of the persona, or nobody at all: 'motivatie?'. The job and its team have their own fields. */
const OF_SOMEBODY = new RegExp(String.raw`\b${WHO}\b|\bpersona\b|\bhaar\b|\btype\b|\bmens\b|\bkarakter\b`)
const OF_THE_JOB =
  /\b(?:functie|baan|job|werk(?:plek|druk|sfeer)?|bedrijf|team|afdeling|organisatie|vacature|klanten|je|vragen?)\b/
const MOST = 4
const FEW_WORDS = 3
/** A question to ask, or a bare figure. */
const isQuestion = ({ text }: Unit) => /\?\s*$|^Score:? \d+\W*$/u.test(text)

/** What a persona says of the one it describes, by how recruiters ask for it when they don't name the field. */
export const answerPersona: DirectAnswer = ({ text, question, citations }) => {
  const ofPersona = question.reading.units.filter((unit) => OF_PERSONA.test(unit.keys) && !isQuestion(unit))
  if (ofPersona.length === 0 || OF_THE_JOB.test(text)) return null
  if (!OF_SOMEBODY.test(text) && text.split(' ').length > FEW_WORDS) return null
  const part = parts.find(({ asks }) => asks.test(text))
  if (!part) return null
  const telling = ofPersona
    .filter(({ keys, text: words }) => part.key.test(keys) || part.asks.test(fold(words)))
    .slice(0, MOST)
  return telling.length === 0 ? null : answer(listUnder(aboutLead(part.name, telling.length > 1), telling, citations))
}
