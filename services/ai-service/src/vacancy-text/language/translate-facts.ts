import { glossEnglish } from './gloss.ts'

const PARTS_OF_DAY: Record<string, string> = { day: 'dag', night: 'nacht', evening: 'avond', weekend: 'weekend' }
const DAY_NAMES: Record<string, string> = {
  monday: 'maandag',
  tuesday: 'dinsdag',
  wednesday: 'woensdag',
  thursday: 'donderdag',
  friday: 'vrijdag',
  saturday: 'zaterdag',
  sunday: 'zondag',
}

/** Where one works, as English forms say it beside the place. */
export const translatePlace = (location: string): string =>
  location
    .replace(
      /\b(\d) days? (?:a|per) week (?:in|at) the office\b/gi,
      (_, days: string) => `${days} ${days === '1' ? 'dag' : 'dagen'} per week op kantoor`,
    )
    .replace(
      /\b(\d) days? (?:a|per) week (?:from|at) home\b/gi,
      (_, days: string) => `${days} ${days === '1' ? 'dag' : 'dagen'} per week thuis`,
    )
    .replace(/\bon[- ]?site\b/gi, 'op locatie')
    .replace(/\bhybrid\b/gi, 'hybride')
    .replace(/\b(?:fully )?remote possible\b/gi, 'thuiswerken mogelijk')
    .replace(/\b(?:the )?Netherlands\b/g, 'Nederland')

/** A fact of one line with its English words of pay and hours in Dutch: 'gross per month'. */
export const translateFact = (fact: string): string =>
  fact
    .replace(/\bgross\b/gi, 'bruto')
    .replace(/(?<=\w) ?\/ ?(month|year|hour)\b/gi, ' per $1')
    .replace(/\bper month\b|\bmonthly\b|\ba month\b/gi, 'per maand')
    .replace(/\bper year\b|\bper annum\b|\ba year\b/gi, 'per jaar')
    .replace(/\bper hour\b|\ban hour\b/gi, 'per uur')
    .replace(/\b(?:hours|hrs)(?: per week| a week)\b/gi, 'uur per week')
    .replace(/\b(\d+) (?:hours|hrs)\b/gi, '$1 uur')
    .replace(/(\d) possible\b/gi, '$1 mogelijk')
    .replace(/\bnegotiable\b/gi, 'bespreekbaar')
    .replace(/\bbase(?: salary| pay| wage)?\b(?= ?(?:of |van |: ?)?(?:€|\d))/gi, 'basis')
    .replace(/(?<=\+ ?)(?:company |lease ?)?car\b/gi, 'auto van de zaak')
    .replace(
      /\b(\d) days? (?:a|per) week\b/gi,
      (_, days: string) => `${days} ${days === '1' ? 'dag' : 'dagen'} per week`,
    )
    .replace(/\b(?:home[- ]based|from home)\b/gi, 'vanuit huis')
    .replace(/\bto be (?:discussed|agreed|negotiated)\b/gi, 'in overleg')
    .replace(/\bbased on(?: a)? (?=\d)/gi, 'op basis van ')
    .replace(/\bdepending on (?:your )?experience\b/gi, 'afhankelijk van ervaring')
    .replace(/\bincluding (?:some )?weekends?\b/gi, 'inclusief weekenden')
    .replace(/\b(?:rotating|alternating|changing) shifts\b/gi, 'wisselende diensten')
    .replace(/\((early|late)(?: and |, | ?\/ ?)(early|late)\)/gi, '(vroeg en laat)')
    .replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, (typed) => DAY_NAMES[typed.toLowerCase()] ?? typed)
    .replace(/(?<=dag) (?:to|till?|through|until) (?=\p{L}+dag)/gu, ' t/m ')
    .replace(/\bfrom (?=\d{1,2}(?:[:.]\d\d)? (?:to|till?|until) \d)/gi, 'van ')
    .replace(/(?<=\d) (?:to|till?|until) (?=\d{1,2}[:.]\d\d)/gi, ' tot ')
    .replace(/\bflexible\b/gi, 'flexibel')
    .replace(/\b(\d{2})h\b/g, '$1 uur')
    .replace(/\bearly ?(?:\/|,) ?late ?(?:\/|,|and) ?night shifts\b/gi, 'vroege, late en nachtdiensten')
    .replace(/\bearly (?:and|\/) late shifts\b/gi, 'vroege en late diensten')
    .replace(
      /\b(day|night|evening|weekend) shifts?\b/gi,
      (_, part: string) => `${PARTS_OF_DAY[part.toLowerCase()]}diensten`,
    )
    .replace(/(?<=, )[a-z ]{6,40}$/, (clause) => glossEnglish(clause) ?? clause)
