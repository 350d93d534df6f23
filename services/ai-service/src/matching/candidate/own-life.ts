/** One of these stands in every text that tells of somebody's own life; most texts hold none. */
const FIRST_LOOK =
  /moeder|vader|mama|papa|mother|father|parent|gehuwd|getrouwd|samenwonend|alleenstaand|gescheiden|weduw|married|divorced|widow|single|verlof|rust|leave|break|onderbreking|sabbat|mijn|my |gezin|kinderen|children|kids|thuis|huisvrouw|huisman|stay-at-home|ziek|sick|arbeidsongeschikt|wajong|rolstoel|wheelchair|herstel|(?<!\p{L})(?:man|vrouw|dame|jongen|meisje|woman|male|female)(?!\p{L})/iu

/** Family, leave, illness, and breaks for them, of whoever writes. */
const OWN_LIFE =
  /^\W*(?:(?:ik ben|i am|i'm)(?: een?| an?)? )?(?:(?:trotse?|gelukkige?|proud) )?(?:alleenstaande |single )?(?:moeder|vader|mama|papa|mother|father|parent)(?: (?:van|of)(?!\p{L})|\W*$)|(?:^\W*|(?:ik ben|i am|i'm) )(?:gelukkig |happily )?(?:gehuwd|getrouwd|ongehuwd|samenwonend|alleenstaand|gescheiden|weduw\p{L}*|married|divorced|widowed)(?!\p{L})(?: (?:met|to) [^,.;()]{1,40})?|(?<!\p{L})(?:mijn|my) (?:(?:eigen|own|twee|drie|two|three) )?(?:man|vrouw|partner|kind(?:eren|je)?|zoon|zoontje|dochter|dochtertje|gezin|ouders|husband|wife|children|child|kids|son|daughter|family|parents)(?!\p{L})|(?<!\p{L})(?:ziek|arbeidsongeschikt) (?:thuis|geweest)|(?:thuis|gestopt|vrij) (?:voor|om) (?:de|mijn) (?:kinderen|gezin)|(?<!\p{L})(?:gezin en (?:mantel)?zorg|zorg voor (?:het |mijn )?gezin|huisvrouw|stay-at-home(?: (?:mother|father|parent|mom|mum|dad))?)(?!\p{L})|(?:zit|sit) in (?:een|a) (?:rolstoel|wheelchair)/giu
/** A man or a woman, of whoever writes or is written about: 'als jonge vrouw in de bouw', 'hij is een nette man'. */
const OWN_GENDER =
  /(?<!\p{L})(?:ik ben|als|hij is|zij is|ze is|i am|i'm|as|he is|she is) (?:een |an? )?(?:\p{L}+ ){0,2}(?:man|vrouw|dame|jongen|meisje|woman|male|female)(?!\p{L})/giu
/** With a capital it is a surname, and the name of employers. */
const HOUSEHUSBAND = /(?<!\p{L})(?:huisman|(?<=(?:[Aa]ls|[Ii]k ben|[Ii]k was) )Huisman)(?!\p{L})/gu
const MONTH =
  '(?:jan|feb|febr|mrt|maart|mar|apr|april|mei|may|jun|juni|june|jul|juli|july|aug|sep|sept|okt|oct|nov|dec)\\p{L}*'
/** What may stand beside leave that is one's own: dates, and 'met', 'mijn', 'na'. */
const BESIDE_LEAVE = `(?:[\\P{L}]|(?<!\\p{L})(?:met|op|on|mijn|my|na|after|wegens|van|from|tot|to|until|in|en|and|heden|present|${MONTH})(?!\\p{L}))*`
/** Leave by itself, with its dates; 'sick leave administration' is work. */
const OWN_LEAVE = new RegExp(
  `^${BESIDE_LEAVE}(?:(?:zwangerschaps|bevallings|ouderschaps|moederschaps|vaderschaps|ziekte|zorg)(?:- en bevallings)?(?:verlof|rust)|(?:maternity|paternity|parental|sick|medical) leave|career break|loopbaanonderbreking|sabbatical)${BESIDE_LEAVE}(?:to raise .*|voor (?:de |mijn )?(?:kinderen|gezin).*)?$`,
  'iu',
)
/** 'Drie kinderen op de basisschool', beside something of the kind. */
const CHILDREN =
  /^\W*(?:\d|een|één|twee|drie|vier|vijf|one|two|three|four|five|met|with)\W+(?:\p{L}+ )?(?:kind(?:eren)?|child(?:ren)?|kids|zoons?|dochters?|sons?|daughters?)(?!\p{L})/iu
const CLAUSE = /([,;()–]|(?<=[.!?])\s)/u

/**
 * A line without what it tells of somebody's own life: that proves nothing, and costs nothing that the rest of the line
 * says. Empty when nothing else is left.
 */
export const withoutOwnLife = (line: string): string => {
  if (!FIRST_LOOK.test(line)) return line
  const clauses = line.split(CLAUSE)
  const cut = clauses.map((clause) =>
    clause.replace(OWN_LIFE, ' ').replace(OWN_GENDER, ' ').replace(HOUSEHUSBAND, ' ').replace(OWN_LEAVE, ''),
  )
  if (cut.every((clause, at) => clause === clauses[at])) return line
  const rest = cut.filter((clause) => !CHILDREN.test(clause)).join('')
  return /\p{L}{2}/u.test(rest) ? rest.replace(/^[\s,;()–]+|[\s,;()–]+$/gu, '') : ''
}
