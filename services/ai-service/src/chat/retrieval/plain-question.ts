import { fold } from '../people/question/fold.ts'
import { isNameInSmallLetters } from '../people/question/named-people.ts'
import { PERSON_VERBS } from './person-verbs.ts'
import { withoutRequestFrame } from './request-frames.ts'

/** Flemish and spoken forms, and the words that the rules know for them. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(krijg|heb|kun|ga|doe|wil|moe)de (?=ge\b|gij\b|je\b)/giu, '$1 '],
  [/\bhedde\b/giu, 'heb je'],
  [/\bkunde\b/giu, 'kan je'],
  [/\bmoogde\b/giu, 'mag je'],
  [/\bmoogt\b/giu, 'mag'],
  [/\bwilt (?!u\b)/giu, 'wil '],
  [/\bwnr\b/giu, 'wanneer'],
  [/\bkunt\b/giu, 'kan'],
  // More than one is asked about as one is.
  [/\bkunnen (?=(?:ze|zij|hen)\b)/giu, 'kan '],
  [/\bmoeten (?=(?:ze|zij|hen)\b)/giu, 'moet '],
  [/\bwillen (?=(?:ze|zij|hen)\b)/giu, 'wil '],
  [/\bmogen (?=(?:ze|zij|hen)\b)/giu, 'mag '],
  [/\b(?:zouden|zullen) (?=(?:ze|zij|hen)\b)/giu, 'zou '],
  // Letters that are left out in speech and in haste.
  [/\bist\b(?= )/giu, 'is het'],
  [/(?<![\p{L}’'])[’']?t(?= \p{L})/gu, 'het'],
  [/\bzo n\b/giu, 'zo’n'],
  [
    /(?<![\p{L}’'])s (?=(?:morgens|ochtends|middags|avonds|nachts|winters|zomers|zaterdags|zondags|maandags)\b)/giu,
    '’s ',
  ],
  [/(?<![\p{L}’'])s(morgens|ochtends|middags|avonds|nachts)\b/giu, '’s $1'],
  [/\bwanneer (?=(?:moet|begin|start)\p{L}* .{0,30}[’']s (?:morgens|ochtends))/giu, 'hoe laat '],
  [/\bm[’']?n\b/giu, 'mijn'],
  [/\bz[’']n\b/giu, 'zijn'],
  [/(?<=\b(?:zijn|is|zit|staat|staan|zitten|moet|wordt|heeft|krijg|kan) )(?:d[’']?r|[’']r)\b/giu, 'er'],
  [/\bmss\b/giu, 'misschien'],
  [/\bvd\b/giu, 'van de'],
  [/\b(?:stuurt?|stuurden?|sturen) ((?:[\p{L}’'-]+ ){0,4})aan\b/giu, '$1aansturen'],
  [/\bda\b/giu, 'dat'],
  [/\bwa\b/giu, 'wat'],
  [/\bnie\b/giu, 'niet'],
  [/\b(?:ge|gij|gullie)\b/giu, 'je'],
  [/\b(?:ne|nen)\b/giu, 'een'],
  [/\bhebt\b/giu, 'heb'],
  [/\bhoe(lang|vaak|ver|groot|laat|snel|oud|duur|zwaar)(?=[ ?.,!]|$)/giu, 'hoe $1'],
  [/\bhoe veelste\b/giu, 'hoeveelste'],
  [/\bons max(?:imum)?\b/giu, 'ons salaris'],
  [
    /\bmet wie (?:heb|krijg|voer) je .{0,25}\b(?:gesprek|kennismaking|sollicitatie)\p{L}*/giu,
    'hoe verloopt de sollicitatie',
  ],
  [
    /^(\W*(?:en )?)kan (hij|zij|ze|die) (?:al )?(?:morgen|overmorgen|direct|meteen|onmiddellijk|snel|vlug|rap|binnenkort|volgende (?:week|maand)) (?:al )?(?:beginnen|starten)(?=\W*$)/giu,
    '$1wanneer kan $2 beginnen',
  ],
  // With a capital and no full stop they are names, unless a question begins so with a number: 'Max 40 uur?'.
  [/\bmax\b\.?|\bMax\.(?= ?[\p{Ll}\d€])|^Max(?= ?[\d€])/gu, 'maximaal'],
  [/\bmin\b\.?(?= \p{L})|\bMin\.(?= \p{Ll})/gu, 'minimaal'],
  [/\bincl\b\.?/giu, 'inclusief'],
  [/\bexcl\b\.?/giu, 'exclusief'],
  [/\bevt\b\.?/giu, 'eventueel'],
  [/(?<!\b(?:een|['’]?n) )\bgsm(?:-?nummer)?\b(?! van (?:de zaak|het werk))/giu, 'telefoonnummer'],
  [/\b(direct|meteen|onmiddellijk) vaste?\b(?! (?:contract|dienst))/giu, '$1 een vast contract'],
  [
    /\bplus(?:punten)?(?: en |- en | & |\/)min(?:punten)?\b|\bsterktes? en zwaktes?\b/giu,
    'sterke punten en zwakke punten',
  ],
  [/\bbel(?:-| )?nummer\b/giu, 'telefoonnummer'],
  [/\btel\.? ?(?:nr|nummer)\b\.?/giu, 'telefoonnummer'],
  [/\b(?:wedde|verloning)\b/giu, 'salaris'],
  // How far away somebody lives is answered by where.
  [
    /\bwoont (ze|hij|zij|die) (?:\p{L}+ ){0,2}?(?:ver (?:van|weg|uit)|dicht ?bij|vlakbij|in de buurt)\b.{0,60}$/giu,
    'waar woont $1',
  ],
  // The age of an employer is when it began; that of people is something else.
  [
    /\bhoe (?:oud is|lang bestaat) (?:de|het|deze|dit|je|jullie) (?:bedrijf|school|organisatie|zaak|stichting|winkel|praktijk|firma|onderneming|bureau|werkgever|restaurant|hotel|fabriek|ziekenhuis|kliniek|garage|boerderij|vereniging|zwembad|museum|theater|merk|gebouw|pand)\b/giu,
    'wanneer opgericht',
  ],
  [
    /\b(?:is|zijn) (?:het|dat|dit|ze|zij|jullie) (?:eigenlijk |nog |dan )?(?:een )?(?:start-?up|jonge? (?:bedrijf|zaak|organisatie|firma|onderneming))\b.*$|\b(?:bestaan|bestaat) (?:ze|zij|je|jullie|het bedrijf|dat bedrijf|de zaak) (?:al |nog )?(?:zo )?(?:lang|kort)\b|\bhoe ?lang bestaan (?:ze|zij|jullie)\b|\bzijn (?:ze|zij|jullie) al lang (?:bezig|actief)\b/giu,
    'wanneer opgericht',
  ],
  [/^(\W*(?:en |maar )?)hoezo (?=\p{L})(?!dat\b|dan\b)/iu, '$1waarom '],
  [/\b(?:en )?zo (?:ja|nee|niet)\b,?/giu, ' '],
  [/\b(sterke|goede) en (zwakke|minder goede|slechte) (punten|kanten|eigenschappen)\b/giu, '$1 $3 en $2 $3'],
  [/\bhoe oud is (?:ze|haar|zijn|het|dat|de) (diploma|certificaat|attest|rijbewijs)\b/giu, 'wanneer $1'],
  // Who can leave can begin.
  [
    /\b((?:wanneer|hoe (?:snel|vlug)) (?:kan|kon|mag|zou|wil) (?:hij|zij|ze|die)) (?:daar |er )?weg\b/giu,
    '$1 beginnen',
  ],
  [/\bergens anders\b/giu, 'elders'],
  [/\b(?:iets|wat) anders (?=(?:lopen|lopend|loopt)\b)/giu, 'elders '],
  [/\b(huidige|vorige|laatste|eerste) (?:baas|bazin|patron)\b/giu, '$1 werkgever'],
  [/\belders (?:nog )?aan het (?:praten|kijken|solliciteren|zoeken)\b/giu, 'elders in gesprek'],
  [/\btewerkgesteld\b/giu, 'werkzaam'],
  [/ [+&] (?=\p{L})/gu, ' en '],
]

/** 'Meer dan 3.000 euro': what is compared with is nothing to look for. */
const COMPARED =
  /\b(?:meer|minder|hoger|lager|groter|kleiner|langer|korter|vroeger|later) dan (?:€ ?)?\d[\d.,]*(?: ?(?:euro|uur|km|kilometer|%|procent|u)\b)?/giu

/** The same at the start of a question. */
const CAPITAL_VERBS = PERSON_VERBS.split('|')
  .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
  .join('|')
const SUBJECT = new RegExp(
  String.raw`\b(${PERSON_VERBS}) (?:die|hun(?= (?:een|de|het|nog|al|ook|nu|er|goed|graag|ervaring|lid|\p{L}+(?:en|d|t))\b|\W*$))(?!\p{L})`,
  'giu',
)
/** 'Werkt em', 'kan ie', 'heeft-ie'; in capitals and before a dash these letters are something else. */
const SPOKEN_HE = new RegExp(String.raw`(?<!\p{L})(${PERSON_VERBS}|${CAPITAL_VERBS})[ -](?:em|ie)(?![\p{L}-])`, 'gu')
const SHORTEST_NAME = 2
const OF_A_THING = /\b(?:die|hun) (?:vacature|functie|baan|job|kandidaat|persoon|werkgever|tekst|salaris)/iu
/** Before 'zijn' as 'his'; before the verb stand a subject or 'wat' and a noun behind. */
const HIS =
  /(?<=\b(?:is|was|van|over|in|met|bij|op|na|voor|uit|door|aan|naar|tijdens|sinds|vat|geef|noem|toon|zijn|waren|en|lang|duurde|heet|heette|om|vanuit|volgens|welke|beschrijf|omschrijf) )zijn(?= (?!de\b|het\b|een\b|er\b|die\b|dat\b|deze\b|dit\b|we\b|wij\b|ze\b|je\b|jullie\b)\p{L})/giu

/**
 * A question with one form for each person and for Flemish words, so that no rule answers 'haar functie' and misses
 * 'zijn functie': who is spoken of is 'ze', what is theirs is 'haar'.
 */
export const plainQuestion = (message: string): string => {
  let text = withoutRequestFrame(message).replace(COMPARED, ' ')
  for (const [form, word] of FORMS) text = text.replace(form, word)
  text = text
    .replace(SPOKEN_HE, '$1 ze')
    .replace(/\b(?:hij|zij)\b/giu, 'ze')
    .replace(/^\W*zijn (?=(?!er\b|de\b|het\b|die\b|deze\b|ze\b|we\b|je\b)\p{L}+(?: \p{L}+)?\W*$)/iu, 'haar ')
    .replace(HIS, 'haar')
    .replace(/\bhare\b|\bzijne\b|\bdiens\b|\bhem\b/giu, 'haar')
    .replace(/\bhen\b/giu, 'ze')
  if (!OF_A_THING.test(text)) text = text.replace(SUBJECT, '$1 ze')
  return text.replace(/\bhun\b/giu, 'haar')
}

/**
 * A question with the name of the candidate as a pronoun: 'de functie van Robin' is 'haar functie', 'waar woont Robin'
 * is 'waar woont ze'.
 */
export const withoutName = (message: string, name: string | null): string => {
  const [first = ''] = name?.split(' ') ?? []
  if (name === null || first.length < SHORTEST_NAME || !/^[\p{L}'’-]+$/u.test(first)) return message
  const small = isNameInSmallLetters(fold(first)) ? `|${RegExp.escape(first.toLowerCase())}` : ''
  const names = `(?:${RegExp.escape(name)}|${RegExp.escape(first)}${small})(?![\\p{L}\\d-])`
  return message
    .replace(new RegExp(String.raw`(?<![\p{L}\d])(?:de|het) (\p{Ll}[\p{L}-]{2,}) van ${names}`, 'gu'), 'haar $1')
    .replace(
      new RegExp(String.raw`(?<=\b(?:van|voor|over|met|bij|aan|naar|door|vat|beschrijf|stel) )${names}`, 'gu'),
      'haar',
    )
    .replace(new RegExp(String.raw`(?<![\p{L}\d])${names}`, 'gu'), 'ze')
}
