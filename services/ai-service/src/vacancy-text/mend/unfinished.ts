/** Words with which a line stops in the middle: 'niet te beroerd om'. */
const STOPS = /(?<!\p{L})(?:om|en|of|maar|met|van|de|het|een|naar|zoals|omdat)$/iu
/** Characters at the end of a line that hold its last clause. */
const LAST_CLAUSE = 200

const BEFORE = String.raw`(?<!\p{L})`
const SUBJECT = '(?:je|jij|u|we|wij|ze|zij|hij|iedereen|iemand|niemand|wie|men|jullie)'
/** A word that begins no phrase of its own: behind a preposition 'van' may belong to another noun. */
const WORD = String.raw`(?:op de hoogte|onder de indruk|met (?:volle teugen|plezier)|(?!(?:in|aan|bij|voor|door|uit|over|tussen|binnen|als|om|te|met|op|tot|naar|van) )[\p{L}’'-]+) `
/** 'Er' that stands for something, not the one of 'er is' and 'wordt er gewerkt'. */
const ER = String.raw`(?<=\p{L} )(?<!(?:is|zijn|was|waren|wordt|worden|komt|komen|werd|werden|staat|staan) )er `
const sentence = (form: string): RegExp => new RegExp(form, 'iu')

/** Verbs of which 'om' is the second half, as they are written with 'ik' and with 'we': 'ze zetten ideeën om'. */
const VERBS_WITH_OM = `boek boeken | bouw bouwen | buig buigen | draai draaien | duw duwen | gooi gooien | hak hakken | hang hangen
keer keren | kijk kijken | kleed kleden | label labelen | leid leiden | nummer nummeren | pak pakken | ploeg ploegen | reken rekenen
rijd rijden | roer roeren | ruil ruilen | schakel schakelen | school scholen | smelt smelten | spit spitten | spoel spoelen | stel stellen
vorm vormen | vouw vouwen | wikkel wikkelen | wissel wisselen | zaag zagen | zet zetten | zie zien`
const OM_VERB = VERBS_WITH_OM.split(/[|\n]/)
  .map((forms) => forms.trim().split(' '))
  .map(([stem = '', plural = '']) => `${stem}t?|${plural}`)
  .join('|')
/** Behind these words 'om' opens what one does it for: 'je vindt het leuk om', 'je zet je in om'. */
const OPENS_AIM =
  'in|door|af|op|aan|uit|vooruit|samen|bij|klaar|voor|toe|mee|langs|alles|kans|kansen|tijd|ruimte|moeite|werk|zin|team|stap|stappen|contact|gesprek|overleg|pad|zoek|weg|slag|tafel|staat|leuk|fijn|mooi|graag|nodig|belangrijk|interessant|prettig|heerlijk|uitdagend|genoeg|bereid|gemotiveerd|geschikt|bevoegd|gewend|beroerd|bang|enthousiast|trots|vrij|moeilijk|lastig|makkelijk'
const OM = String.raw`(?<!${BEFORE}(?:${OPENS_AIM}) )om$`
const WITHIN = '(?:[^.;:!?]+ )?'

/** Verbs that ask or care 'om' something. */
const OM_OBJECT = 'gaat|gaan|draait|draaien|vraagt?|vragen|denkt?|denken|lacht?|lachen|geeft?|geven'
const GO = `${BEFORE}ga(?:at|an)?`

const ENDS_IN_OM = [
  // 'Gaat netjes met klanten om', 'met cliënten ga je respectvol om'.
  String.raw`${GO} ${WITHIN}(?:met [^.;:!?]+|(?:er|daar|hier)mee(?: [^.;:!?]+)?) ${OM}`,
  String.raw`${BEFORE}(?:met [^.;:!?]+|(?:er|daar|hier)mee|hoe) ${GO} ${WITHIN}${OM}`,
  // 'Daar ga je rustig mee om', 'je gaat er goed mee om'.
  String.raw`(?:${BEFORE}daar ${GO}|${GO} (?:\p{L}+ )?er) ${WITHIN}mee om$`,
  String.raw`${BEFORE}(?:${OM_VERB}) [^.;:!?]+ ${OM}`,
  // 'Daar draait het om', 'je denkt er altijd om'.
  String.raw`${BEFORE}daar (?:${OM_OBJECT}) (?:\p{L}+ ){0,4}${OM}`,
  String.raw`${BEFORE}(?:${OM_OBJECT})(?: (?!er )\p{L}+)? ${ER}(?:\p{L}+ ){0,2}${OM}`,
  // 'De dag is zo om', 'zo vliegt je dienst om'.
  String.raw`${BEFORE}(?:dag|dagen|week|weken|tijd|dienst|uren|proeftijd) (?:is|zijn|vliegt|vliegen) (?:(?:zo|heel|snel|al|bijna|weer) ){0,2}om$`,
  String.raw`${BEFORE}(?:is|vliegt|vliegen) (?:de|je|een|onze) (?:dag|dagen|week|weken|tijd|dienst|uren) (?:(?:zo|heel|snel|al|bijna|weer) ){1,2}om$`,
  String.raw`${BEFORE}vliegt (?:de|je) (?:dag|week|tijd|dienst) om$`,
  String.raw`${BEFORE}om[ -]en[ -]om$`,
].map(sentence)

/** Verbs that say something 'van' what 'daar' or 'er' stands for; of the second row also of those who are spoken of. */
const VAN_VERB =
  'houd?t?|houden|geniet|genieten|droomt?|dromen|leert?|leren|weet|weten|hebt?|heeft|hebben|krijgt?|krijgen|maakt?|maken|hoort?|horen|merkt?|merken|ziet?|zien|snapt?|snappen|begrijpt?|begrijpen|kent?|kennen|leeft?|leven|vindt?|vinden|denkt?|denken|verwacht|verwachten|profiteert?|profiteren|schrikt?|schrikken|baalt?|balen|smult?|smullen|raakt?|raken'
const BECOMES = 'ben|bent|is|zijn|word|wordt|worden'
const FEELS = '(?:blij|gelukkig|vrolijk|enthousiast|beter|wijzer|warm|rustig|moe|gek)'
/** 'De leiding van' and 'het team van' go on, 'een kick van' and 'het fijne van' don't. */
const NO_OWNER = String.raw`(?<!${BEFORE}(?:de|het|een) (?!(?:kick|boost|glimlach|beetje|hoop|boel|baas|fijne|warm|gevoel|hekel|beeld|fan|liefhebber|kenner|voorstander|eigenaar) )[\p{L}-]+ )`
const VAN = String.raw`${NO_OWNER}van$`

const ENDS_IN_VAN = [
  // 'Afwisseling, daar houd je van', 'hier krijg je energie van'.
  String.raw`${BEFORE}daar (?:${VAN_VERB}|${BECOMES}|komt|komen) (?:${WORD}){0,6}${VAN}`,
  String.raw`${BEFORE}hier (?:houd?|houden|geniet|genieten|leer|leren|krijg|krijgen|word|worden|weet|weten) (?:${WORD}){0,6}${VAN}`,
  // 'Je weet er alles van', 'word je er blij van'; 'er wordt gebruik gemaakt van' goes on.
  String.raw`${BEFORE}(?:${VAN_VERB}) (?:${WORD}){0,2}${ER}(?:${WORD}){0,5}${VAN}`,
  String.raw`${BEFORE}(?:${SUBJECT} (?:${BECOMES})|(?:${BECOMES}) ${SUBJECT}) (?:${WORD})?er (?:${WORD}){0,5}${VAN}`,
  String.raw`${BEFORE}word(?:t|en)? er (?:${WORD}){0,2}${FEELS} van$`,
].map(sentence)

const ENDS_IN_NAAR = [
  // 'Daar kijken we naar', 'je luistert er goed naar'.
  String.raw`${BEFORE}(?:daar|hier) (?:${WORD}){1,6}naar$`,
  String.raw`${ER}(?:${WORD}){0,4}naar$`,
].map(sentence)

const ENDS_IN_HET = [
  // 'Samen doen we het', 'zo werkt het', 'jij doet het'.
  String.raw`${BEFORE}(?:doe|doen|kun|kunnen|noem|noemen|red|redden|weet|weten|snap|snappen|zeg|zeggen|zie|zien) ${SUBJECT} het$`,
  String.raw`${BEFORE}(?:zo|dat|dit|dan|anders|hoe) (?:is|was|heet|werkt|gaat|kan|hoort|voelt|loopt|klinkt|zit) het$`,
  String.raw`${BEFORE}(?:lukt|doet|doen|redt|redden|snapt|snappen|regelt|regelen) het$`,
].map(sentence)

const ENDS_IN_EEN = [
  // The number: 'begeleiding een op een', 'niveau een', 'je krijgt er een'.
  String.raw`${BEFORE}[eé][eé]n[ -](?:op|voor|tegen|na)[ -]een$`,
  String.raw`${BEFORE}(?:alles|twee|drie|vier)[ -]in[ -]een$`,
  String.raw`${BEFORE}(?:nummer|niveau|klasse|ploeg|fase|groep|divisie|formule|graad) een$`,
  String.raw`${ER}een$|${BEFORE}er (?:maar|nog|ook|al) een$`,
].map(sentence)

/** 'Bel maar', 'zeg het maar'. */
const ENDS_IN_MAAR = [
  String.raw`${BEFORE}(?:kom|bel|vraag|mail|app|schrijf|doe|probeer|zeg|kijk|lees|ga|begin|solliciteer|stuur|noem|vertel)t?(?: (?:het|dit|dat|ons|me|mij|gerust|rustig|gewoon|dan)){0,3} maar$`,
].map(sentence)

/** Whole sentences that end in such a word, by that word. */
const WHOLE: Readonly<Record<string, readonly RegExp[]>> = {
  om: ENDS_IN_OM,
  van: ENDS_IN_VAN,
  naar: ENDS_IN_NAAR,
  het: ENDS_IN_HET,
  een: ENDS_IN_EEN,
  maar: ENDS_IN_MAAR,
}

/** 'NL/EN' and 'Nederlands en EN': the language, in a line that isn't in capitals as a whole. */
const isCode = (word: string, item: string): boolean => word === word.toUpperCase() && item !== item.toUpperCase()

/** Whether a line of more than one word stops in the middle. */
export const isUnfinished = (item: string): boolean => {
  if (!item.includes(' ')) return false
  const [last] = STOPS.exec(item) ?? []
  if (last === undefined || isCode(last, item)) return false
  const clause = item.slice(-LAST_CLAUSE)
  return !(WHOLE[last.toLowerCase()] ?? []).some((form) => form.test(clause))
}
