import { BEN_JE, HEB_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

const BODY =
  '(?:rug|knie|knieen|nek|schouder|schouders|hart|longen|hand|handen|voet|voeten|ogen|heup|gehoor|hoofd|lijf|lichaam)'
const DISORDER =
  '(?:migraine|astma|allergie\\w*|epilepsie|diabetes|suikerziekte|reuma|artrose|hernia|kanker|hartklachten|bloeddruk|adhd|add|autisme|dyslexie|angststoornis|angsten|paniekaanvallen|trauma|ptss|borderline|depressies?|slaapproblemen|stressklachten|rsi|long ?covid|hoofdpijn|rugpijn|rugklachten|vermoeidheid|burn-?out\\w*)'

export const health: PersonalWords = {
  phrases: [
    `hoe (?:is|staat|gaat|zit) (?:het )?(?:\\w+ )?met (?:de|je|jouw|uw) (?:gezondheid|${BODY}|conditie)(?=[?,.]|$| (?:nu|eigenlijk|tegenwoordig))`,
    `(?:kan|kunnen|houdt|houden) (?:je|jouw|uw) (?:${BODY})\\b`,
    `mankeer(?:t)? ${JE}`,
    `loop(?:t)? (?:${JE} )?(?:\\w+ ){0,3}(?:mank|moeilijk|met (?:een stok|krukken)|bij (?:een|de) (?:dokter|arts|psycholoog|psychiater|therapeut|specialist))`,
    `(?:je|u) ziet er (?:\\w+ ){0,2}(?:bleek|moe|slecht|ongezond|vermoeid)`,
    `(?:hoeveel|hoe vaak)(?: [\\w'-]+){0,5} (?:ziekgemeld|ziek gemeld|verzuimd|thuisgezeten|thuisgebleven|ziek thuis|uitgevallen|afgebeld|afgemeld|gemist|platgelegen|ziek)(?=[?,.]|$| (?:geweest|gemeld|bij|in|het|de))`,
    `hoe vaak (?:meldde|meld|meldt) ${JE} (?:je|u|zich) (?:\\w+ )?(?:af|ziek)`,
    `${BEN_JE} (?:afwezig|uit de (?:running|roulatie)|afgekeurd|arbeidsongeschikt|overspannen|depressief|opgebrand|opgenomen|hersteld|genezen|geopereerd|gevaccineerd|ingeent|diabeet|epileptisch|allergisch|verslaafd|chronisch|vermoeid|slechthorend|slechtziend|kleurenblind|autistisch|dyslectisch)(?! (?:in|met) (?:de|een) (?:zaal|project))`,
    `${BEN_JE} (?:vaak|snel|altijd|erg|soms) (?:moe|ziek|gestrest|gestresseerd)`,
    `${HEB_JE} (?:last|klachten|problemen|pijn)(?: \\w+){0,2} (?:van|aan|met|in) (?:een |je |jouw |uw )?(?:${DISORDER}|${BODY})`,
    `${HEB_JE} (?:een )?${DISORDER}`,
    `${HEB_JE} (?:een )?(?:chronische |lichamelijke |psychische |erfelijke |zichtbare )?(?:handicap|beperking|kwaal|kwaaltjes|kwalen)(?=[?,.]|$| (?:of|waar|die|waardoor))`,
    `${HEB_JE}(?: \\w+){0,5} (?:platgelegen|thuisgezeten|in het ziekenhuis gelegen)`,
    `${HEB_JE}(?: \\w+){0,5} (?:psychiatrie|kliniek|afkickkliniek|instelling|ziekenkas|ziektewet|mutualiteit|invaliditeit)(?: \\w+)? (?:gezeten|gestaan|gelegen|gelopen|opgenomen)`,
    `(?:hulp|behandeling|therapie)(?: \\w+){0,2} (?:gehad|gekregen|nodig)(?: \\w+)? (?:voor|vanwege|bij|tegen) (?:een |je |uw )?(?:verslaving|drank|alcohol|depressie|stress|angst\\w*)`,
    `(?:op|in|bij) (?:de )?(?:ziekenkas|mutualiteit|ziektewet|mutualiteit|invaliditeit|wia|wao|wajong)(?: \\w+)?(?: gestaan| gezeten|\\?|$)`,
    `(?:wat|hoe) (?:zei|zegt|vond|vindt|dacht) (?:de|je|jouw|uw) (?:bedrijfsarts|arbo-?arts|controlearts|dokter|huisarts|specialist|psycholoog)`,
    `(?:hoe vaak|wanneer|hoeveel keer|sta|staat|kom|komt|ga|gaat|zit) (?:\\w+ ){0,4}bij (?:de|een|je|uw) (?:huisarts|dokter|psycholoog|psychiater|specialist)`,
    `(?:een )?(?:medische|gezondheids|psychische|lichamelijke) ?(?:reden|redenen|oorzaak|probleem|problemen)`,
    `(?:zitten|zit|komen|komt|lopen) (?:er )?(?:\\w+ ){0,3}(?:erfelijke )?(?:ziekte|ziektes|ziekten|kanker|aandoeningen)(?: \\w+)? (?:in|bij) (?:je|jouw|uw|jullie|de) familie`,
    `(?:no-?risk\\S*|doelgroepregister|doelgroepenregister|banenafspraak)`,
    `(?:rook|rookt|blow|blowt) ${JE}|hoeveel (?:drink|drinkt|rook|rookt) ${JE}|drink(?:t)? ${JE} (?:\\w+ )?(?:veel|vaak|dagelijks|elke dag|graag een)`,
    `gebruik(?:t)? ${JE} (?:\\w+ )?(?:drugs|drank|cocaine|cannabis)`,
    `onder het mes`,
    `(?:mentaal|psychisch|lichamelijk|fysiek) (?:\\w+ ){0,2}(?:aan|stabiel|sterk genoeg|gezond|in orde|labiel)(?=[?,.]|$)`,
    `(?:overspannen|burn-?out|depressief) (?:toen|of zo|geweest|geraakt)`,
    `waarom (?:was|ben|bent) ${JE} (?:\\w+ ){0,4}(?:uit de (?:running|roulatie)|afwezig|thuis)`,
    `(?:vanwege|door|om) (?:je|jouw|uw) (?:gezondheid|ziekte|klachten|rug|hoofd|burn-?out|depressie)`,
  ],
  words: [
    '(?:gezondheid|ziekte|aandoening|handicap|ziekteverleden|medisch verleden) (?:van je|van u)',
    `(?:jouw|uw|(?:aan|door|met|na|over|van|voor) je) (?:eigen )?(?:gezondheid|ziekte|aandoening|handicap|beperking|verzuim\\w*|ziekteverzuim|ziektedagen|medicijnen|operatie|herstel|burn-?out|depressie)`,
    `(?:${JOUW} ${BODY}\\b[^?]*\\b(?:klachten|last|pijn|problemen)|(?:klachten|last|pijn|problemen)\\b[^?]*\\b${JOUW} ${BODY})`,
    'burn-?out\\w*|overspannen|ziektewet|wajong|wia-?uitkering|wao|antidepressiva|ziekteverlof|ziekenkas|mutualiteit',
    'onder behandeling|in behandeling|in therapie',
    'aandoening|chronische ziekte|kwaaltjes',
  ],
}
