import type { Rule } from './rule.ts'

/** Lists that patterns name in braces. */
export const vocabulary: Record<string, string> = {
  person:
    "collega(?:[’']?s)?|kandida(?:at|te|ten)|medewerker(?:s)?|medewerkster|professional(?:s)?|talent(?:en)?|hond(?:en)?|persoon|personen|mens(?:en)?|iemand|vakman|vakmensen|vakkracht(?:en)?|kracht(?:en)?|enthousiasteling(?:en)?|ondernemer|verkoper(?:s)?|sollicitant(?:en)?|aanpakker(?:s)?|teamspeler(?:s)?|doorzetter(?:s)?|werknemer(?:s)?|student(?:en)?|gast(?:en)?|dame(?:s)?|heer|heren|man(?:nen)?|vrouw(?:en)?|meid(?:en)?|jongen(?:s)?",
  seek: 'zoeken|zoekt|zoek|gezocht|op zoek naar|vragen|verwelkomen|voorkeur|ben jij|bent u|jij bent|je bent|u bent|are you|looking for',
  number: '\\d{1,2}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien',
  most: 'maximaal|hooguit|hoogstens|ten hoogste|max\\.?|niet meer dan|minder dan|up to|at most|no more than',
  experience:
    '(?:relevante |aantoonbare |vergelijkbare |praktische |recente )?(?:werk)?ervaring|(?:relevant |working |work )?experience',
  /** Somebody is sought in this sentence. */
  sought:
    '(?:{seek}|zien graag|zien wij graag|ideaal|geschikt|leuk|perfect|welke|gezocht|versterk|zien komen|wanted|hire|hiring|join)',
  /** What may be young without anybody being sought. */
  thing:
    'kinder|kind(?!e)|ouders|gezin|dier|honden|katten|paard|kalver|vee|plant|boom|bomen|aanplant|kaas|klare|wijn|bedrij|ondernem|merk|organisatie|generatie|patiënt|cliënt|bewoner|klant|gast|publiek|bezoeker|school|stad|wijk|sector|markt|mensen met',
  adverb: 'heel |erg |zeer |echt |nog |lekker |',
}

const AGE = 'Dit sluit mensen uit op leeftijd. Zeg wat iemand moet kunnen.'
const ROLE = 'Dit woord noemt één geslacht. Kies de neutrale naam van het beroep.'
const ORIGIN = 'Dit sluit mensen uit op afkomst. Zeg welk taalniveau of welke kennis het werk vraagt.'
const HEALTH =
  'Naar gezondheid mag je bij een sollicitatie niet vragen. Noem wat het werk vraagt, zoals tillen of staan.'
const FAMILY = 'Gezin en zwangerschap mogen geen rol spelen bij de keuze.'
const BELIEF = 'Geloof mag in het algemeen geen rol spelen bij de keuze.'
const LOOKS = 'Uiterlijk zegt niets over hoe iemand het werk doet. Noem wat je in het contact verwacht.'
const WORDY = 'Vakjargon of een uitgeholde term. Een gewoon woord zegt meer.'
const PASSIVE = 'Lijdende vorm: het blijft onduidelijk wie het doet.'

const age = (pattern: string, rewrite: string | null, more: Partial<Rule> = {}): Rule => ({
  category: 'age',
  pattern,
  reason: AGE,
  source: 'age',
  rewrite,
  ...more,
})
const role = (pattern: string, rewrite: string, more: Partial<Rule> = {}): Rule => ({
  category: 'gender',
  pattern,
  reason: ROLE,
  source: 'gender',
  rewrite,
  ...more,
})
const origin = (pattern: string, rewrite: string | null, more: Partial<Rule> = {}): Rule => ({
  category: 'origin',
  pattern,
  reason: ORIGIN,
  source: 'equal',
  rewrite,
  ...more,
})
const health = (pattern: string, rewrite: string | null, more: Partial<Rule> = {}): Rule => ({
  category: 'health',
  pattern,
  reason: HEALTH,
  source: 'health',
  rewrite,
  ...more,
})
const plain = (pattern: string, rewrite: string | null): Rule => ({
  category: 'jargon',
  pattern,
  reason: WORDY,
  source: 'plain',
  rewrite,
})
const active = (pattern: string, rewrite: string): Rule => ({
  category: 'passive',
  pattern,
  reason: PASSIVE,
  source: 'plain',
  rewrite,
})

const CANDIDATE = '(?:kandidaat|sollicitant|nieuwe collega|medewerker|persoon|ideale \\p{L}+|iemand)'
const WELCOME = 'iedereen|ongeacht|speelt (?:voor ons )?geen rol|maakt (?:ons )?niet uit|regardless'
/** Work for or with people: what follows in the sentence is about them. */
const CARED_FOR =
  'begeleid|behandel|verzorg|onderwijs|lesge(?:ven|eft)|lessen aan|les aan|geeft? (?:je |[\\p{L}]+ )?(?:les|advies|voorlichting)|adviseer|advies|ondersteun|opvang|hulpverlen|help(?:t|en)|zorg voor|zorg aan|coach|voorlicht|doelgroep|werk(?:t|en)? met|omgaan met|contact met|samen met|gericht op|verkoop(?:t)? aan|keuring van|work(?:ing)? with|support|car(?:e|ing) for|teach'
/** Whose age is told here, when it isn't that of who is sought. */
const OF_OTHERS = `${CARED_FOR}|kinderen|leerlingen|bewoners|cliënten|patiënten|klanten|ouderen|studenten|gasten|deelnemers|kandidaten adviseer|publiek`
/**
 * Every wording the check knows, the most telling first: where two of one category overlap, the first stands. Longer than a file should be
 * because it is one list of data.
 */
export const rules: readonly Rule[] = [
  // Age: persons
  age(
    '({adverb})(?:jong|jonge),? (?:en |, )?(enthousiaste?|gemotiveerde?|gedreven|ambitieuze?|dynamische?|energieke?|frisse?|spontane?|leuke?|creatieve?|ondernemende?|vlotte?) ({person})',
    '$2 $3',
    { unless: WELCOME, unlessBefore: CARED_FOR },
  ),
  age(
    'jong,? (?:en )?(dynamisch|ambitieus|enthousiast|gedreven|energiek|informeel|fris|gezellig|hecht|creatief|internationaal)e? (team|bedrijf|organisatie|club|clubje|groep)',
    '$1 $2',
    { reason: 'Met een jong team schrik je oudere sollicitanten af. Zeg hoe het team werkt.' },
  ),
  age(
    '(dynamische?|ambitieuze?|enthousiaste?|gedreven|hechte?|gezellige?|informele?),? (?:en )?jonge? (team|organisatie|club|groep|{person})',
    '$1 $2',
    { unless: WELCOME, unlessBefore: CARED_FOR },
  ),
  age("jonge? (team|club|clubje|groep (?:collega[’']?s|professionals|mensen))", '$1', {
    unlessBefore: CARED_FOR,
    reason: 'Met een jong team schrik je oudere sollicitanten af. Zeg hoe het team werkt.',
  }),
  age('jonge? (?!(?:{thing}))([\\p{L}-]+)', '$1', { when: '{sought}', unless: WELCOME, unlessBefore: CARED_FOR }),
  age('(?:jonge?) ({person})', '$1', { unless: WELCOME, unlessBefore: CARED_FOR }),
  age('(?:echte )?young (professionals?|talents?|dog|graduates?)', 'professional'),
  age('jong van (?:leeftijd|geest|hart)', null, { unless: WELCOME }),
  age('young(?:,? and [a-z]+|, [a-z]+)? (?!children|adults with|patients|people with|families)([a-z]+)', '$1', {
    when: '{sought}',
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  age('jongedames?|jongeman(?:nen)?|jongelui', null, { unlessBefore: CARED_FOR }),
  age("(?:team|ploeg|collega[’']?s|afdeling)[^.!?]{0,45} (?:is|zijn) ({adverb})jong", null, {
    unless: 'kinder|jong van geest',
    reason: 'Met een jong team schrik je oudere sollicitanten af. Zeg hoe het team werkt.',
  }),
  age(
    '(?:net|vers|zo|direct|rechtstreeks) van (?:de |het )?(?:universiteit|school|schoolbanken|hogeschool|opleiding|mbo|hbo)',
    null,
  ),
  age(
    'opgegroeid met (?:een )?(?:smartphone|telefoon|internet|social media|sociale media|TikTok|Instagram|tablet)',
    'handig met sociale media',
  ),
  age('overgekwalificeerd|te (?:zwaar|ervaren) voor (?:ons|deze|het)', null, {
    reason: 'Wie veel ervaring heeft sluit je zo uit, en dat zijn vooral oudere kandidaten.',
  }),
  age(
    '(?:van )?een jaar of (?:{number}|twintig|vijfentwintig|dertig|veertig)(?! (?:geleden|ervaring|werk))|(?:twintig|dertig)ers?',
    null,
    { unlessBefore: CARED_FOR },
  ),
  age('young(?: and|,)? (?:dynamic |ambitious |enthusiastic |energetic )?(team|company|person|colleagues?)', '$1', {
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  age('(?:je|jij|u) bent ({adverb})jong', null, { unless: WELCOME }),
  age('(?:net|pas|recent) afgestudeerde?', null, {
    reason: 'Wie net is afgestudeerd is meestal jong. Vraag de opleiding, niet het moment.',
  }),
  age('recent(?:ly)? graduated?', null),
  age('school ?verlaters?', 'iemand met een afgeronde opleiding', { unless: 'voortijdig', unlessBefore: CARED_FOR }),
  age(
    '(?:een )?starters?(?! (?:op de |op onze )?(?:woningmarkt|arbeidsmarkt adviseer|subsidie|lening|fonds))',
    'iemand die dit werk nog moet leren',
    { unless: 'woningmarkt|onderneming|hypothe|geen starters', unlessBefore: CARED_FOR },
  ),
  age("junior (kandida(?:at|ten)|collega(?:[’']?s)?|medewerker(?:s)?|persoon|talent)", '$1', {
    reason: '‘Junior’ zegt hier iets over de persoon. Bij een functie mag het: ‘juniorfunctie’.',
  }),
  age('(?:als|een) junior(?= (?:leer|kom|krijg|begin|die|ben|werk)| *[,.])', 'in deze juniorfunctie', {
    reason: '‘Junior’ zegt hier iets over de persoon. Bij een functie mag het: ‘juniorfunctie’.',
  }),
  age(
    '(?:scholier(?:en)?|student(?:en)?)(?: (?:en|of) (?:scholier(?:en)?|student(?:en)?))?',
    'iedereen die past bij deze uren',
    {
      whenBefore: '{sought}|bijbaan|baan|vacature|functie|alleen',
      unlessBefore: CARED_FOR,
      reason: 'Dit richt zich op jonge mensen. Noem de uren en de dagen; dan kiest iedereen zelf.',
    },
  ),
  age('digital natives?', 'iemand die handig is met software'),
  age('(?:vitale?|fitte) (?:vijftig|zestig)plussers?|(?:vijftig|zestig|45|50|55)[- ]?plussers?', null, {
    unless: `${WELCOME}|ook`,
    unlessBefore: CARED_FOR,
  }),
  age('millennials?|generatie [XYZ]|gen[- ]z', null, { unlessBefore: CARED_FOR }),
  // Age: years
  age('({most}) ({number}) jaar (?:aan )?({experience})', 'ervaring die past bij deze functie', {
    reason: 'Een maximum aan ervaring sluit oudere kandidaten uit. Noem alleen een minimum.',
  }),
  age('({most}) ({number}) years?(?: of)? ({experience})', 'experience that fits the role', {
    reason: 'Een maximum aan ervaring sluit oudere kandidaten uit. Noem alleen een minimum.',
  }),
  age('({number}) ?(?:-|–|tot|à|a|to) ?({number}) (jaar|years?)(?: aan| of)? ({experience})', 'minstens $1 $3 $4', {
    reason: 'Een maximum aan ervaring sluit oudere kandidaten uit. Noem alleen een minimum.',
  }),
  age(
    '(?:leeftijd |in de leeftijd )?(?:van |tussen (?:de )?)(\\d{2}) (?:en|tot(?: en met)?|t/m) (?:de )?(\\d{2})(?: jaar)?(?! (?:uur|procent|%|euro|dagen|kilo|collega|mensen|personen|medewerkers|leerlingen|graden|meter|km))',
    null,
    {
      unless: 'uur|salaris|€|\\d{1,2}[:.]\\d{2}|kinderen|klas|groep|van [a-z]+ tot|vakantiedagen',
      unlessBefore: OF_OTHERS,
    },
  ),
  age('(?:jonger|ouder) dan (?:de )?(\\d{2})(?: jaar)?', null, {
    unless: 'kinderen|18|21|vergunning|wettelijk',
    unlessBefore: OF_OTHERS,
  }),
  age(
    '(?:je|jij|u) bent (?:{most}|tot) \\d{2}(?: jaar)?|leeftijd[^.!?\\n\\d]{0,20}\\d{2}(?: ?(?:-|–|t/m|tot(?: en met)?|en) ?\\d{2})?(?: jaar)?',
    null,
    { unless: 'geen rol', unlessBefore: OF_OTHERS },
  ),
  age(
    'leeftijd[^.!?\\n]{0,30}?(?:onder|tot|boven|vanaf|maximaal|max\\.?|ongeveer|rond|tussen)[^.!?\\n]{0,12}?\\d{2}(?: (?:en|tot) \\d{2})?(?: jaar)?',
    null,
    { unlessBefore: OF_OTHERS },
  ),
  age(
    '(?:(?:je|jij|u) bent|ben (?:je|jij)|bent u|kandidaten|sollicitanten|mensen|wie) (?:boven|onder|rond|van boven|van onder) (?:de )?(\\d{2})',
    null,
    { unlessBefore: OF_OTHERS },
  ),
  age(
    '(?:onder|boven|ouder dan|jonger dan) (?:de )?(?!18|21)(\\d{2})(?! (?:uur|procent|%|euro|kilo|kg|graden|meter|km|dagen|stuks|collega|medewerkers|mensen|personen|decibel)|[\\d°%.,]\\d)(?: jaar)?',
    null,
    { unless: 'kinderen|leerlingen|graden|salaris|€|min', unlessBefore: OF_OTHERS },
  ),
  age('gemiddelde leeftijd[^.!?\\n]{0,15}?\\d{2}(?: jaar)?', null, {
    unless: 'klanten|bewoners|patiënten',
    unlessBefore: OF_OTHERS,
    reason: 'Met de leeftijd van het team schrik je anderen af. Zeg hoe het team werkt.',
  }),
  age('(?:gemiddelde leeftijd|gemiddeld)[^.!?\\n]{0,25}?\\d{2} jaar(?: oud)?', null, {
    unless: 'klanten|bewoners|patiënten|ervaring|dienst',
    unlessBefore: OF_OTHERS,
    reason: 'Met de leeftijd van het team schrik je anderen af. Zeg hoe het team werkt.',
  }),
  age('(?:maximaal|max\\.?|hooguit|tot) \\d{2} jaar(?= (?:oud|jong)|[.!?]|$)', null, {
    unless: 'contract|garantie|kinderen',
    unlessBefore: OF_OTHERS,
  }),
  age(
    '(?:rond|ongeveer|begin|eind|half) (?:de )?(?:twintig|dertig|veertig|vijftig|\\d0)(?= jaar| ben| bent|[.!?,])',
    null,
    { unless: 'uur|euro|€', unlessBefore: OF_OTHERS },
  ),
  // Gender
  role('secretaresses?', 'secretarieel medewerker'),
  role('verpleegsters?', 'verpleegkundige'),
  role('serveersters?', 'medewerker bediening', { unless: 'obers?|kelner' }),
  role('gastvrouw(?:en)?|hostess(?:es)?', 'gastheer of gastvrouw', { unless: 'gasthe(?:er|ren)' }),
  role('gasthe(?:er|ren)', 'gastheer of gastvrouw', { unless: 'gastvrouw' }),
  role('schoonmaaksters?|werksters?|poetsvrouw(?:en)?', 'schoonmaker'),
  role('kapsters?', 'kapper', { unless: 'kapper' }),
  role('verkoopsters?|winkelmeisjes?|winkeljuffrouw(?:en)?', 'verkoopmedewerker', { unless: 'verkopers?' }),
  role('medewerksters?', 'medewerker', { unless: 'medewerkers?(?!ter)' }),
  role('leidsters?', 'pedagogisch medewerker', { unless: 'leiders?' }),
  role('onderwijzeressen|onderwijzeres|lerares(?:sen)?|juf(?:fen|frouw)?', 'leerkracht', {
    unless: 'onderwijzer(?:s)? |leraar|meester',
  }),
  role('boekhoudsters?', 'boekhouder', { unless: 'boekhouders?' }),
  role('doktersassistentes?', 'doktersassistent'),
  role('tandartsassistentes?', 'tandartsassistent'),
  role('receptionistes?', 'receptionist'),
  role('telefonistes?', 'telefonist'),
  role('directrices?|presidentes?', 'directeur'),
  role('stewardess(?:en)?', 'cabinemedewerker', { unless: 'steward(?!ess)' }),
  role('vakman', 'vakmens', { unless: 'vakvrouw' }),
  role('vakmannen|vaklieden', 'vakmensen', { unless: 'vakvrouw' }),
  role('timmerman', 'timmerman of timmervrouw (m/v/x)', { unless: 'timmervrouw|m/v|man/vrouw|v/m' }),
  role('((?:zaken|camera|bar|brandweer|politie|boots|loods|voor)m(?:an|annen))', '$1 (m/v/x)', {
    unless: 'vrouw|m/v|v/m',
  }),
  role('sales(?:man|men)', 'salesmedewerker'),
  role('chairman', 'chair'),
  role(
    '(?:sterke|stoere|handige|stevige|nette|goede) (?:mannen|kerels?|gasten|jongens?|jongen|vent(?:en)?|man)',
    'sterke collega',
    { unless: 'vrouw', unlessBefore: CARED_FOR },
  ),
  role('(?:vrouwelijke?|mannelijke?) ({person})', '$1', {
    unless: 'mannelijke? (?:en|of) vrouwelijke?|vrouwelijke? (?:en|of) mannelijke?',
    unlessBefore: CARED_FOR,
    reason: 'Een voorkeur voor één geslacht mag alleen in een enkel wettelijk geval.',
  }),
  role('(?:meisjes?|meid(?:en)?|dames?|jongedames?|jongens|jongeman)(?! van de)', 'collega', {
    when: '{sought}',
    unless: 'dames (?:en|of) heren|heren|afdeling|mode|kleding|jongens (?:en|of) meisjes|voetbal|elftal',
    unlessBefore: CARED_FOR,
  }),
  role('[\\p{L}]+(?:dames?|meisjes?|juffrouw(?:en)?)|boeren(?:zoon|dochter)', 'medewerker', {
    unless: 'hofdame|kameleon|mode|kleding',
    unlessBefore: CARED_FOR,
  }),
  role('(?:mannen|vrouwen|heren|dames)(?:team|ploeg|bolwerk|wereld|club)', 'team', {
    unlessBefore: CARED_FOR,
    reason: 'Hiermee zeg je dat er één geslacht past. Zeg hoe het team werkt.',
  }),
  role('(?:huis)?(?:moeders?|huisvrouwen|vrouwen|mannen)', 'mensen', {
    whenBefore: '{sought}|ideale (?:baan|functie)',
    unless: 'vaders',
    unlessBefore: CARED_FOR,
  }),
  role('(?:his|her)(?! or|/)', 'their', {
    whenBefore: 'candidate|applicant|person|colleague',
    unless: 'he or she|his or her|he/she|his/her',
    reason: 'This says that the candidate is a man or a woman.',
  }),
  role(
    '(?:alleen|uitsluitend|enkel|bij voorkeur|liefst|graag) (?:een )?(?:voor )?(?:mannen|vrouwen|man|vrouw)',
    'iedereen',
    { unlessBefore: CARED_FOR, reason: 'Een voorkeur voor één geslacht mag alleen in een enkel wettelijk geval.' },
  ),
  role('(?:hij|hem)(?! of zij|/zij)', 'die', {
    whenBefore: CANDIDATE,
    unless: 'hij of zij|hij/zij',
    reason: 'Hiermee zeg je dat de kandidaat een man is.',
  }),
  role('zijn(?= \\p{L}{3})', 'de', {
    whenBefore:
      '(?:de|een|deze|elke|iedere) (?:ideale |juiste )?(?:kandidaat|sollicitant|medewerker|collega) \\p{L}+t [^.!?]{0,40}$',
    reason: 'Hiermee zeg je dat de kandidaat een man is.',
  }),
  role('(?<=(?:een|iemand|ideale|nieuwe)[^.!?]{0,40} die )zijn(?= \\p{L})', 'de', {
    unless: '(?:met|van|voor|naast|onder|door) een',
    reason: 'Hiermee zeg je dat de kandidaat een man is.',
  }),
  {
    category: 'gender',
    pattern: 'm/v(?!/x)|v/m(?!/x)',
    reason: 'Met ‘m/v/x’ nodig je iedereen uit.',
    source: 'gender',
    rewrite: 'm/v/x',
  },
  // Origin and language
  origin('native (?:English|German|French|Dutch|Spanish) speakers?', 'fluent speakers'),
  origin(
    '(?:een )?native speakers? ?(Duits|Engels|Frans|Nederlands|Spaans|Italiaans|Pools|Vlaams|Deens|Zweeds|German|English|French|Dutch)?',
    'iemand die vloeiend $1 spreekt',
  ),
  origin('(?:native|moedertaal)niveau', 'niveau C2'),
  origin(
    '(?:Nederlands|Duits|Engels|Frans|Vlaams) (?:is|als) (?:je |jouw |uw |de )?moedertaal|(?:je |jouw |uw )?moedertaal is (?:Nederlands|Duits|Engels|Frans|Vlaams)',
    null,
    { rewrite: 'je spreekt en schrijft de taal vloeiend' },
  ),
  origin('moedertaal', null, { unless: 'tweede taal|NT2|meertalig|onderwijs' }),
  origin('accentloos|accentloze|accentvrij|zonder accent', 'goed verstaanbaar'),
  origin(
    '(?:de )?(?:Nederlandse|Duitse|Belgische|westerse|Europese) (?:nationaliteit|afkomst|komaf|herkomst|achtergrond|roots|paspoort)|Nederlands paspoort',
    null,
    { unless: `${WELCOME}|werkvergunning` },
  ),
  origin('(?:in Nederland|hier|alhier) geboren|geboren en getogen', null, {
    unless: 'bedrijf|onderneming|wij zijn|familiebedrijf',
  }),
  origin('autochto(?:on|ne|nen)|allochto(?:on|ne|nen)|blanke?|westerlingen?', null, {
    unless: 'blanke? (?:lak|hout|staal|metaal)|lak|hout|metaal',
  }),
  origin(
    '(?:Poolse|Roemeense|Bulgaarse|Oost-Europese|Turkse|Marokkaanse|Nederlandse|Duitse|Belgische|Aziatische|Afrikaanse|Surinaamse) ({person})',
    '$1',
    { unless: 'leverancier|contact met|samen met|namens|team van', unlessBefore: CARED_FOR },
  ),
  origin('geen (?:buitenlanders|Polen|Roemenen|migranten|arbeidsmigranten|statushouders|vluchtelingen)', null),
  origin(
    '(?:je|jij|u) bent (?:een )?(?:echte )?(?:Nederlander|Groninger|Fries|Brabander|Limburger|Amsterdammer|Rotterdammer|Tukker)',
    null,
  ),
  origin(
    '(?:uit|van buiten) (?:Polen|Roemenië|Bulgarije|Hongarije|Oost-Europa|Turkije|Marokko|Syrië|Oekraïne|Afrika|Azië|het buitenland|(?:de )?EU|Europa)(?=[^.!?]*(?:niet|geen|helaas))',
    null,
  ),
  origin(
    '(?:Polen|Poolse|Roemenen|Bulgaren|Oost-Europeanen|Turken|Marokkanen|Nederlanders?|Duitsers?|Belgen|Vlamingen)',
    null,
    { whenBefore: '(?:geen|alleen|uitsluitend|liefst|bij voorkeur|{seek}) (?:een )?$', unlessBefore: CARED_FOR },
  ),
  // Health
  health(
    '(?:geen|zonder) (?:lichamelijke|fysieke|psychische|medische|geestelijke)?(?: of (?:lichamelijke|fysieke|psychische|medische))? ?(?:beperking(?:en)?|klachten|gebreken|aandoening(?:en)?|handicap(?:s)?|rugklachten|ziektes?)',
    null,
    { unless: 'sluit|ongeacht' },
  ),
  health('(?:een )?(?:goede|uitstekende|prima) (?:lichamelijke |fysieke )?(?:gezondheid|conditie)', null, {
    unless: 'bieden|regeling',
    unlessBefore: CARED_FOR,
  }),
  health('(?:je|jij|u) bent (?:[\\p{L}, ]{0,30}(?:en |, ))?({adverb})(?:kern)?gezond', null, { unless: 'eten|koken' }),
  health(
    '(?:fysiek|lichamelijk|mentaal|geestelijk|psychisch)(?: en (?:fysiek|lichamelijk|mentaal|geestelijk|psychisch))? (?:volledig |helemaal |goed |100% )?(?:fit|gezond|in orde|sterk)|fit en gezond|gezond en fit',
    null,
    { unless: 'blijven|blijf|houden', unlessBefore: CARED_FOR },
  ),
  health('(?:nooit|zelden|nauwelijks|amper|weinig|niet (?:vaak|snel)) ziek(?: geweest)?', null),
  health('(?:een )?(?:laag|weinig|nauwelijks|geen) ziekteverzuim', null, {
    unless: 'wij hebben|we hebben|ons team|onze afdeling|organisatie',
  }),
  health(
    '(?:chronische?|langdurige?) (?:ziekte(?:s)?|zieken?|aandoening(?:en)?)|gehandicapten?(?=[^.!?]*(?:niet|geen|helaas))',
    null,
    {
      unless: '(?<!niet |geen )welkom|ongeacht',
      unlessBefore: `${CARED_FOR}|mensen met|cliënten|patiënten|bewoners|kinderen|jongeren|ouderen`,
    },
  ),
  health(
    '(?:mensen|kandidaten|sollicitanten|iemand|wie) met (?:een )?(?:lichamelijke |fysieke |psychische |medische )?(?:rugklachten|klachten|beperking(?:en)?|handicap|aandoening|ziekte|burn-?out)',
    null,
    { when: 'niet|geen|helaas', unless: 'welkom|ongeacht', unlessBefore: CARED_FOR },
  ),
  health('hoe vaak (?:je|u|jij) [^.!?]{0,40}ziek|(?:je|jouw|uw) ziekte(?:verzuim|verleden|geschiedenis)', null),
  health('medische keuring', null, {
    unless: 'vlieg|mach|trein|brandweer|politie|wettelijk|duik|zeevarend|chauffeur',
    reason: 'Een keuring mag alleen waar de wet het toestaat. Zeg voor welk werk en waarom.',
  }),
  // Family, belief, appearance
  {
    category: 'family',
    pattern:
      '(?:geen|zonder) (?:(?:kleine|jonge|thuiswonende|schoolgaande) )?(?:kinderen|gezin|gezinsverplichtingen|kinderwens|zwangerschap(?:splannen)?)|kinderloze?|kinderloos|ongebonden|vrijgezel(?:le)?|alleenstaande?',
    unlessBefore: CARED_FOR,
    reason: FAMILY,
    source: 'gender',
    rewrite: null,
  },
  {
    category: 'family',
    pattern: '(?:moeders?|vaders?|ouders)(?: met (?:[\\p{L}]+ )?kinderen)?',
    whenBefore: '{sought}|ideale (?:baan|functie)',
    unlessBefore: CARED_FOR,
    reason: FAMILY,
    source: 'gender',
    rewrite: null,
  },
  {
    category: 'family',
    pattern: '(?:niet|nooit) zwanger|zwangerschapswens|kinderwens',
    unlessBefore: CARED_FOR,
    reason: FAMILY,
    source: 'gender',
    rewrite: null,
  },
  {
    category: 'belief',
    pattern:
      '(?:je|jij|u) (?:bent|hebt) (?:een )?(?:[\\p{L}]+ )?(?:christelijke?|protestants(?:e|-christelijke)?|katholieke?|islamitische?|joodse?|gereformeerde?|hindoeïstische?|gelovige?)(?: (?:levensovertuiging|achtergrond|identiteit|geloof))?',
    reason: BELIEF,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'belief',
    pattern:
      '(?:belijdend|praktiserend|overtuigd|gelovig)e? (?:christen(?:en)?|moslims?|katholiek(?:en)?|protestant(?:en)?|joods?|[\\p{L}]+)',
    unlessBefore: CARED_FOR,
    reason: BELIEF,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'belief',
    pattern: '(?:christelijke|islamitische|katholieke|joodse|gereformeerde|protestantse|gelovige) ({person})',
    when: '{sought}',
    unlessBefore: CARED_FOR,
    reason: BELIEF,
    source: 'equal',
    rewrite: '$1',
  },
  {
    category: 'belief',
    pattern: 'ramadan|gebedstijden|gebed|kerkgang|bidden|sabbat',
    when: 'niet|geen',
    unlessBefore: CARED_FOR,
    reason: BELIEF,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'belief',
    pattern: '(?:geen |zonder )?(?:hoofddoek(?:je)?|keppel(?:tje)?|tulband)',
    unlessBefore: CARED_FOR,
    reason: BELIEF,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'appearance',
    pattern:
      '(?:een )?(?:representatief|verzorgd|aantrekkelijk|goed|net|fris|vlot) (?:en (?:representatief|verzorgd) )?(?:uiterlijk|voorkomen)',
    reason: LOOKS,
    source: 'equal',
    rewrite: 'een professionele houding',
  },
  {
    category: 'appearance',
    pattern:
      '(?:ziet|zie) er (?:altijd |graag )?(?:[\\p{L}]+ en )?(?:goed |netjes )?(?:verzorgd|aantrekkelijk|representatief|goed)(?: verzorgd)?(?: uit)?|aantrekkelijke? (?:verschijning|man|vrouw|dame)',
    unless: 'resultaat|etalage|winkel|product',
    reason: LOOKS,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'appearance',
    pattern: '(?<!\\p{L})(?:slank|niet te dik|goed figuur)',
    when: '(?:je|jij|u) (?:bent|hebt)|{sought}',
    unless: 'product|organisatie|proces',
    reason: LOOKS,
    source: 'equal',
    rewrite: null,
  },
  {
    category: 'appearance',
    pattern: '(?:knappe?|mooie|aantrekkelijke|charmante|slanke) ({person})',
    unlessBefore: CARED_FOR,
    reason: LOOKS,
    source: 'equal',
    rewrite: '$1',
  },
  {
    category: 'appearance',
    pattern:
      "(?:geen |zonder |zichtbare )*(?:tatoeages?|tattoo(?:s|[’']s)?|piercings?)(?: en (?:tatoeages?|piercings?))?",
    unless: 'shop|studio|zetten',
    reason: LOOKS,
    source: 'equal',
    rewrite: null,
  },
  // Words
  plain('hands-?on', 'praktisch'),
  plain('(?:team ?player|teamplayer)', 'iemand die goed samenwerkt'),
  plain('out[- ]of[- ]the[- ]box', 'vrij'),
  plain('stakeholders?', 'betrokkenen'),
  plain("KPI(?:[’']s|s)?", 'doelen'),
  plain('(?:een )?duizendpoot', 'iemand die veel verschillende taken aankan'),
  plain('(?:een )?no[- ]nonsense ?-?mentaliteit', 'een nuchtere houding'),
  plain('no[- ]nonsense', 'nuchter'),
  plain('helikopterview|helicopter ?view', 'overzicht'),
  plain('synergie', 'samenwerking'),
  plain('state[- ]of[- ]the[- ]art', 'modern'),
  plain('quick wins?', 'snelle verbeteringen'),
  plain('(?:can[- ]do|doe-het)[- ]?mentaliteit', 'een aanpakkende houding'),
  plain('(?:een )?spin in het web', 'iemand die alles bij elkaar houdt'),
  plain('schapen? met (?:de )?vijf poten', null),
  plain('snel ?schakelen', 'snel reageren'),
  plain('proactieve?', 'uit jezelf'),
  plain('low[- ]hanging fruit', 'eenvoudige verbeteringen'),
  plain('best practices?', 'goede voorbeelden'),
  plain('roll-?out', 'invoering'),
  plain('mindset', 'houding'),
  plain('drive(?= (?:om|en|voor))', 'wil'),
  plain('skills ?set', 'vaardigheden'),
  plain('self[- ]?starter', 'iemand die zelf begint'),
  plain('(?:een )?rockstar|(?:een )?ninja|(?:een )?topper', 'iemand die dit goed kan'),
  plain('learnings', 'lessen'),
  plain('deliverables?', 'resultaten'),
  plain('end-to-end', 'van begin tot eind'),
  plain('in control', 'op de hoogte'),
  plain('commitment', 'inzet'),
  plain('challengen|challenged?', 'uitdagen'),
  plain('implementeren', 'invoeren'),
  plain('optimaliseren', 'verbeteren'),
  plain('faciliteren', 'mogelijk maken'),
  plain('(uitdagende|veelzijdige|boeiende) (functie|baan|rol|job)', '$2'),
  plain('(?:een )?dynamische (?:werk)?omgeving', 'een omgeving waar veel gebeurt'),
  plain('korte lijnen', 'snel overleg'),
  plain('marktconform(?:e)? (?:salaris|beloning|arbeidsvoorwaarden)', null),
  plain('fast[- ]paced', 'snel'),
  plain('(?:target|resultaat|data)[- ]?(?:driven|gedreven)', null),
  plain('ownership', 'verantwoordelijkheid'),
  plain('een passie voor', 'plezier in'),
  plain('24/7 (?:mentaliteit|bereikbaar)', null),
  plain('te allen tijde', 'altijd'),
  plain('dient te', 'moet'),
  plain('dienen te', 'moeten'),
  plain('door middel van', 'met'),
  plain('ten behoeve van', 'voor'),
  plain('met betrekking tot', 'over'),
  plain('teneinde', 'om'),
  plain('alsmede', 'en'),
  plain('conform', 'volgens'),
  // Passive with a known better turn; the rest is found by its form.
  active('er wordt van (?:je|jou|u) verwacht dat', 'we verwachten dat'),
  active('(?:er )?wordt (veel |)waarde gehecht aan', 'we hechten $1waarde aan'),
  active('er wordt (veel |nauw |intensief |)samengewerkt', 'we werken $1samen'),
  active('er wordt (hard |veel |)gewerkt', 'we werken $1'),
  active('er wordt (een|geen) ([\\p{L}-]+) (?:gevraagd|verlangd)', 'we vragen $1 $2'),
  active('je wordt begeleid door (een|je|onze|de) ([\\p{L}-]+ )?([\\p{L}-]+)', '$1 $2$3 begeleidt je'),
  active('je wordt aangestuurd door (een|je|onze|de) ([\\p{L}-]+ )?([\\p{L}-]+)', '$1 $2$3 stuurt je aan'),
  active('(?:het is de bedoeling|de bedoeling is) dat je', 'je'),
  // Left open
  {
    category: 'placeholder',
    pattern:
      '\\[[^\\]\\n]{1,60}\\]|\\{[^}\\n]{1,60}\\}|(?:X{2,}|x{3,}|\\.{4,}|_{3,})|€ ?…|lorem ipsum|nader in te vullen|vul (?:hier )?(?:aan|in)\\)',
    reason: 'Hier staat nog een lege plek.',
    source: 'plain',
    rewrite: null,
  },
]
