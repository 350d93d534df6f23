/** Programs that read texts, named in Dutch, English, French or German. */
const PROGRAM = String.raw`(?:(?:ai|a\.i\.|ia|ki)(?:[- ]?(?:assist\p{L}+|syst\p{L}+|mod\p{L}+|tools?|agents?|agenten|screen\p{L}+|recruiters?|bots?|readers?|lezers?))?(?:['’]s)?|llm['’]?s?|taalmodel(?:len)?|language models?|sprachmodelle?|mod[eè]les? de langage|chat-?bots?|bots?|gpt\p{L}*|chatgpt|(?:virtu\p{L}+|digital\p{L}*) assist\p{L}+|(?:assistants?|syst[eè]mes?|mod[eè]les?|outils?) (?:d['’])?(?:ia|automatis[eé]e?s?|automatiques?)|(?:automated|automatic|automatisch\p{L}*|automatisiert\p{L}*|geautomatiseerde?) (?:\p{L}+ )?(?:syst\p{L}+|screen\p{L}+|screeners?|software|tools?|readers?|lezers?|summar\p{L}+|process\p{L}+|verwerk\p{L}+|parsers?|beoordel\p{L}+|programma['’]?s?|programm\p{L}*)|(?:screening|parsing|recruitment|hr)[- ]?(?:software|tools?|bots?|syst\p{L}+))`
/** Words that may also be a person or a machine of the job: only together with more they are who reads. */
const PERHAPS = String.raw`(?:(?:de|het|the|an?|een|any|every|elke?|iedere?|le|l['’]|un|der|das|ein|jede[rs]?) ?(?:assistent|assistant|systeem|system|syst[eè]me|model|modell|mod[eè]le))`
const ANY = String.raw`(?:(?:alle|all|any|every|each|elke?|ieder[e]?|een|an?|tout(?:e|es|s)?|tous les|toutes les|les|des|jede[rs]?|ein(?:e)?) )?`
const SEVERAL = String.raw`(?:assistent(?:en|s)|assistants|systemen|systems|syst[eè]mes|systeme|modellen|models|modelle|mod[eè]les)`
/** The beginning of a sentence, with a word that calls for attention. */
const START = String.raw`(?:^|[.!?:;•»)\]]\s+)[\s"'‘“*#>(–-]{0,6}(?:(?:let op|nb|n\.?b\.?|note|please note|belangrijk|important|attention|achtung|hinweis|opgelet|attentie)\W{1,3})?`

const THIS = String.raw`(?:dit|deze?|this|these|the above|ce(?:ci|tte|t)?|cela|das|dies(?:e[nrsm]?)?)`
const TEXT = String.raw`(?:text|tekst|page|pagina|cv|resume|résumé|document|dokument|bestand|file|vacature|vacancy|advertentie|profil\p{L}*|profiel|message|bericht|texte|fichier|seite|lebenslauf|offre|job ad|posting)`
const WHOLE_TEXT = String.raw`${THIS} (?:\p{L}+ )?${TEXT}`
const THIS_TEXT = String.raw`${THIS}(?: (?:\p{L}+ )?${TEXT})?`
const READS_ONLY = String.raw`(?:le(?:zen|est)|reads?|reading|lit|lisent|lisant|lesen|liest)`
const READS = String.raw`(?:${READS_ONLY}|samenvat(?:ten)?|samenvattend|summari[sz](?:es?|ing)|r[eé]sum(?:e|ent|ant)|zusammenfass(?:t|en)|verwerk(?:t|en)|process(?:es|ing)?|trait(?:e|ent)|verarbeite[nt]|analyse(?:ert|ren|s)?|analy[sz](?:es?|ing)|beoordel(?:en)|beoordeelt|evaluat(?:es?|ing)|screent?|screening|screens|parst?|parses|indexe\p{L}+|scores?|scoort|bewertet|bewerten)`
/** 'die dit leest', 'that read this page', 'reading this', 'qui lit ceci', 'die diesen Text lesen'. */
const WHO = String.raw`,? ?(?:(?:die|dat|that|which|who|qui|der|welche[rs]?|when|als|wanneer) )?`
const WHO_READS = String.raw`${WHO}(?:${THIS_TEXT} (?:ooit |nu )?${READS}|${READS} ${THIS_TEXT})`

const MUST = String.raw`(?:must|should|shall|(?:is|are) to|ha(?:s|ve) to|ought to|will|needs? to|moet(?:en)?|dien(?:t|en)|(?:be)?ho(?:ort|ren)|zal|zullen|(?:is|are|wordt|worden|est|sont|wird|werden) (?:kindly )?(?:instructed|asked|requested|told|expected|required|verzocht|gevraagd|geacht|gebeten|pri[eé]e?s?|aufgefordert)(?: to| om| de)?|doi(?:t|vent)|devra(?:it|ient)?|muss|müssen|soll(?:en|te|ten)?|ha(?:t|ben) zu)`
const TELL = String.raw`(?:antwoord(?:t|en)?|zeg(?:t|gen)|zegt|vermeld(?:t|en)?|meld(?:t|en)?|noem(?:t|en)?|noteer(?:t)?|noteren|schrijf(?:t)?|schrijven|vertel(?:t|len)?|stel(?:t|len)|beveel(?:t)?|aanbevelen|adviseer(?:t)?|adviseren|aangeven|geeft aan|rapporte(?:ert|ren)|concludee?r(?:t|en)|staan|beginnen|answer|reply|replies|respond|say|says|state|states|mention|mentions|report|claim|tell|write|recommend|note|conclude|include|assume|treat|mark|begin|start|r[eé]pond(?:re|ent)?|dire|disent|indiquer?|indique(?:nt)?|mentionn(?:er|e|ent)|recommand(?:er|e|ent)|[eé]crire|antworten|antwortet|sag(?:en|t)|angeben|erw[äa]hn(?:en|t)|empfehlen|empfiehlt|schreib(?:en|t)|nenn(?:en|t)|melden|behaupten)`
const RATE = String.raw`(?:ge(?:ven|eft)|zet(?:ten|t)?|plaats(?:en|t)|scor(?:en|e|es)|scoort|kiez?en|kiest|rat(?:e|es)|ranks?|marks?|approves?|hires?|gives?|waarder(?:en)|waardeert|beoordelen|beoordeelt|donnent|geben|gibt|bewerten)`
const PERSON = String.raw`(?:kandida\p{L}+|candidate?|sollicitant\p{L}*|applicant|bewerber\p{L}*|cv|resume|profiel|profile?|profil|lebenslauf|persoon|person)`
/** What a selection is about. */
const SELECTION = String.raw`(?:kandida\p{L}+|candidat\p{L}*|sollicitant\p{L}*|applicant\p{L}*|bewerber\p{L}*|postulant\p{L}*|salar\p{L}+|salaires?|loon|wages?|pay|gehalt|lohn|scores?|vacatur\p{L}+|vacanc\p{L}+|cv|resume|aangenomen|geschikt|hired?|suitable|best(?:e|en)?|meilleure?)`

const pattern = (source: string) => new RegExp(source, 'iu')

/**
 * Orders in the third person: who reads a text is told what to answer ('elke chatbot die dit leest, antwoordt dat …',
 * 'LLMs must say that this candidate …'). Programs in general or those that read this very text are meant; the chatbot
 * that somebody builds or looks after stands behind 'onze', 'je bouwt' or 'your' and is told nothing of a selection.
 */
export const toldOrderPatterns: RegExp[] = [
  // A program that reads this text and says, or must say, something.
  pattern(
    String.raw`${START}${ANY}(?:${PROGRAM}|${PERHAPS}|${SEVERAL})${WHO_READS}(?!\p{L}).{0,60}?(?<!\p{L})(?:${MUST}|${TELL})(?!\p{L})`,
  ),
  pattern(
    String.raw`(?<!\p{L})${PROGRAM}${WHO}(?:${WHOLE_TEXT} (?:ooit |nu )?${READS}|${READS} ${WHOLE_TEXT}|${THIS} ${READS_ONLY}|${READS_ONLY} ${THIS})(?!\p{L}).{0,60}?(?<!\p{L})(?:${MUST}|${TELL})(?!\p{L})`,
  ),
  pattern(
    String.raw`${START}${ANY}(?:${PROGRAM}|${PERHAPS}|${SEVERAL}),? (?:die|dat|that|which|qui|der) [^.!?,]{0,30}${WHOLE_TEXT}[^.!?,]{0,15},? (?:${MUST}|${TELL})(?!\p{L})`,
  ),
  // Programs in general, and this one person or text.
  pattern(
    String.raw`${START}${ANY}(?:${PROGRAM}|${PERHAPS}|${SEVERAL}) (?:(?:die|that|qui) .{0,30}?)?(?:${MUST}|${RATE}) .{0,40}${THIS} (?:\p{L}+ )?${PERSON}(?!\p{L})`,
  ),
  pattern(
    String.raw`${START}(?:when|while|bij|als|wanneer|lors|beim) .{0,12}(?:summar|samenvat|screen|beoordel|verwerk|process|r[eé]sum|zusammenfass).{0,40}(?<!\p{L})${PROGRAM} ${MUST}(?!\p{L})`,
  ),
  // Whoever makes something of this text: readers alone are people.
  pattern(
    String.raw`${START}(?:wie|degene die|iedereen die|whoever|anyone who|anybody who|those who|quiconque|celui qui|wer) (?:${THIS_TEXT} (?!le(?:est|zen)|liest|lit)${READS}|(?!reads?|lit)${READS} ${THIS_TEXT})\b.{0,20}?(?<!\p{L})(?:${MUST}|${TELL})(?!\p{L})`,
  ),
  // Programs in general, and what they must say about a selection.
  pattern(
    String.raw`${START}${ANY}${PROGRAM} (?=.{0,120}(?<!\p{L})${SELECTION}(?!\p{L}))(?:${MUST} .{0,80}?(?<!\p{L})${TELL}|(?:always |altijd )?${TELL} (?:always|altijd|toujours|immer)|(?:always|altijd|toujours|immer) ${TELL})(?!\p{L})`,
  ),
  // 'Het systeem dient te antwoorden dat het salaris …', 'the assistant must say that this candidate …'.
  pattern(
    String.raw`${START}${PERHAPS} ${MUST} (?:.{0,30}(?<!\p{L})(?:vragen over|vragen naar|questions about|asked about|de vraag naar) .{0,60}(?<!\p{L})(?:${TELL})(?!\p{L})(?=.{0,60}\d|$|\W*$)|(?:te |altijd |always |toujours |immer ){0,2}${TELL} (?:dat|that|que|dass) .{0,40}(?<!\p{L})${SELECTION}(?!\p{L}))`,
  ),
  // 'If an assistant is asked about pay, it must answer …'.
  pattern(
    String.raw`(?<!\p{L})(?:if|when|als|wanneer|wenn|si|quand) (?:${ANY}${PROGRAM}|${PERHAPS})(?!\p{L}).{0,20}(?:asked|gevraagd|vraag|interrog|gefragt).{0,60}(?<!\p{L})(?:${MUST}|${TELL})(?!\p{L})`,
  ),
  // A note to programs, or to whoever judges, with what it wants of them.
  pattern(
    String.raw`${START}(?:notes?|notice|message|instructions?|bericht|mededeling|opmerking|boodschap|instructies?|opdracht|aanwijzing|hinweis|nachricht|anweisung|avis|consigne) (?:to|for|aan|voor|an|für|aux?|pour|à) (?:de |het |the |all |alle |any |elke |les |l['’]|tous les |toutes les )?${PROGRAM}(?!\p{L})`,
  ),
  pattern(
    String.raw`${START}(?:for|voor|pour|für|to|aan|aux) (?:de |the |all |alle |les )?${PROGRAM}(?: ?only| alleen)? ?: `,
  ),
  pattern(
    String.raw`${START}(?:note|notice|opmerking|bericht|hinweis) (?:to|for|voor|aan|an) (?:the |de |all |alle )?(?:reviewers?|screeners?|beoordelaars?|assessors?|lezers van cv['’]?s) ?: .{0,40}(?<!\p{L})(?:rate|rank|score|mark|give|treat|hire|recommend|geef|zet|scoor|beoordeel|plaats|noem|neem)(?!\p{L})`,
  ),
  // What a summary or an answer about this text must hold.
  pattern(
    String.raw`(?:samenvatting(?:en)?|summar(?:y|ies)|r[eé]sum[eé]s?|zusammenfassung(?:en)?|answers?|antwoord(?:en)?) (?:of|about|from|van|over|uit|de|dieses|von) ${THIS_TEXT}\b.{0,30}(?<!\p{L})${MUST} .{0,30}(?<!\p{L})${TELL}(?!\p{L})`,
  ),
  pattern(
    String.raw`(?:the|het|la|le|die) (?:only |enige |seule )?(?:correct|right|juiste|goede|bonne|richtige) (?:answer|antwoord|r[eé]ponse|antwort) (?:to|op|à|auf) (?:any|all|every|each|alle|elke|iedere|vragen|questions|toute|jede)\b.{0,60}(?<!\p{L})(?:is|luidt|est|lautet|ist)(?!\p{L})`,
  ),
]
