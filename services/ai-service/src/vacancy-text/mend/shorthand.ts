import { capitalFirst } from '../language/capitals.ts'
import { hasAddress } from '../language/cut-words.ts'
import { isKnownVerb } from '../language/infinitives.ts'
import { dayNamed, writeDays } from './days.ts'
import { languageByLetters, languages, writeLanguages } from './languages.ts'
import { signs } from './signs.ts'
import { looseUnits, unitShorthand } from './units.ts'
import type { Writing } from './writing.ts'
import { languageOf } from '../language/english-languages.ts'

/** Shorthand of recruiters with what it says. Each reads one way only; what can mean two things isn't here. */
const SHORTHAND: readonly Writing[] = [
  ...unitShorthand,
  [
    /(?<![\p{L}\d/])(?:NL|FR|ENG|EN|DE|DU)(?:\/(?:NL|FR|ENG|EN|DE|DU)){1,3}(?![\p{L}\d/])/giu,
    (row) =>
      row
        .split('/')
        .map((short) => languageByLetters(short))
        .join('/'),
  ],
  [/\bNL-talig(?=e?\b)/gi, 'Nederlandstalig'],
  [/\bFR-talig(?=e?\b)/gi, 'Franstalig'],
  [/\b(NL|BE|DE|FR)[ -]contract\b/g, '$1-contract'],
  [/\bPC(?=\d{3}(?!\d))/g, 'PC '],
  [
    /\b1e ?(?=(?:monteur|operator|verkoper|kok|stuurman|machinist|lasser|opzichter|secretaris|assistent|medewerker|technicus)\b)/g,
    'eerste ',
  ],
  [
    /\b2e ?(?=(?:monteur|operator|verkoper|kok|stuurman|machinist|lasser|opzichter|secretaris|assistent|medewerker|technicus)\b)/g,
    'tweede ',
  ],
  [/\b(elke|iedere) (ma|di|wo|do|vr|za|zo)(?![\p{L}’'-])/gmu, (_, before, day) => `${before} ${dayNamed(day)}`],
  [
    /\b(elke|iedere|op|om de|elke 2e) (ma|di|wo|do|vr|za|zo)(?=$|[,;.)+]| (?:en|of|vrij|om|van|tot|bij|met)\b)/gm,
    (_, before, day) => `${before} ${dayNamed(day)}`,
  ],
  [
    /\b(Dutch|English|French|German) (?:is )?(?:a )?(plus|pre|must)\b/g,
    (_, name, wish) => `${languageOf(name)} is een ${wish === 'plus' ? 'pluspunt' : wish}`,
  ],
  [
    /\b(fiets|kilometer|thuiswerk|reiskosten|maaltijd|onkosten|kleding|telefoon|internet|verhuis) (vergoeding(?:en)?)\b/gi,
    '$1$2',
  ],
  [
    /(?<=^|[,;] )(NL|Nl|nl|Ned|FR|Fr|fr|EN|ENG|Eng|eng|DU|Du)\.?(?= (?:vlot|vloeiend|goed|noties|nuttig|handig|gewenst|wenselijk|meegenomen|mooi meegenomen|troef|pluspunt|plus|pré|pre|basis|basiskennis|zeer goed|matig|[A-C][12]|verplicht|vereist|is|een plus|kunnen|spreken)(?!\p{L})| ?[+&] ?\p{L}| (?:en|of) (?:beetje|een beetje|basis|vlot|goed) )/gmu,
    (_, short) => languageByLetters(short),
  ],
  [
    /(?<![\p{L}\d])(nl|eng|fr|ned)(?= (?:of|en|\+|&) (?:nl|eng|fr|ned|du|Nederlands|Engels|Frans|Duits)(?!\p{L}))/giu,
    (_, short) => languageByLetters(short),
  ],
  [
    /(?<=(?:(?:Nederlands|Engels|Frans|Duits) (?:of|en|\+|&)|(?:goed|vlot|vloeiend|basis|basiskennis|spreekt|kennis van|beheersing van) (?:het )?) ?)(nl|eng|ned|fr|du)(?![\p{L}-])/giu,
    (_, short) => languageByLetters(short),
  ],
  // A direction behind its verb, not a number.
  [
    /(?<=\p{Ll} )nr\.? (?=(?:de|het|een|ons|onze|je|buiten|binnen|boven|beneden|huis|school|klanten?)(?!\p{L}))/gu,
    'naar ',
  ],
  [/\bdenk(?: aan| ik)?(?: zo)? (?:rond|aan|ongeveer)(?: de)? (?=€? ?\d)/gi, 'ongeveer '],
  [/(?<=\d ?)br\.?(?=$|[,;)]| (?:per|\/))/gm, ' bruto'],
  [/\b(uitzicht|kans|optie|mogelijkheid) op vast(?=$|[,;.)])/gim, '$1 op een vast contract'],
  [/^beetje (?=\p{L})/gimu, 'een beetje '],
  [/\b(familie|team|thuis) (gevoel|sfeer)\b/gi, '$1$2'],
  [/(\d{1,2}) ?- ?(\d{1,2})(?= jaar(?: (?:werk)?ervaring|$|[,;)]))/gm, '$1–$2'],
  [/^(za|zo) (?=\d{2,3} ?%)/gim, (_, day) => `${dayNamed(day.toLowerCase())} `],
  [/\b(kassa|horeca|montage) (ervaring)\b/gi, '$1-$2'],
  [/\b(keuken|verkoop|winkel|bouw|rij|tuin|zorg|kantoor) (ervaring)\b/gi, '$1$2'],
  [/\bwerk ?\/ ?denk ?-?niveau\b/gi, 'werk- en denkniveau'],
  [/(?<!\/ ?)\b1e[ -]?lijns?(?= )/g, 'eerstelijns'],
  [/(?<!\/ ?)\b2e[ -]?lijns?(?= )/g, 'tweedelijns'],
  [/\bin NL\b(?!\/)/g, 'in Nederland'],
  [/^(overleg|contact) (?=\p{Ll}{3,}(?:en|s)(?: |$))/gimu, '$1 met '],
  // 'Bellen chatten mailen met klanten': deeds in a row; in 'klanten helpen kiezen' the first is none.
  [
    /^(\p{L}{3,}en) (?!(?:helpen|leren|laten|gaan|komen|blijven) )(\p{L}{3,}en) (\p{L}{3,}en) (?=(?:met|van|voor|aan|naar) )/gimu,
    (row, first, second, third) => (isKnownVerb(first) ? `${first}, ${second} en ${third} ` : row),
  ],
  // From one figure to another.
  [/(?<=[\d)]) ?(?:→|->|=>) ?(?=€? ?\d)/g, ' - '],
  [/,? (?:haha+|hihi+|hehe+)(?!\p{L})[.!]*/giu, ''],
  [/(?<=\d ?%|\b\d{1,3}) v\.? (?=\p{L}{3})/gu, ' van '],
  [/(?<=\b\p{L}*(?:ploeg|team|groep|club)(?:je|jes|en|s)?) v\.? (?=\d)/gu, ' van '],
  // A lone 't' between words is 'het'; with its apostrophe it stays.
  [/(?<=\p{L} )t (?=\p{Ll}{2})/gu, 'het '],
  [/\b(?:olv|o\.l\.v\.) (?:vd |v\.d\. )?/gi, 'onder leiding van '],
  [/\b(?:ism|i\.s\.m\.) /gi, 'in samenwerking met '],
  [/\b(?:icm|i\.c\.m\.) /gi, 'in combinatie met '],
  [/\b(?:igv|i\.g\.v\.) /gi, 'in geval van '],
  [/\b(?:tgv|t\.g\.v\.) /gi, 'ten gevolge van '],
  [/(?<=\b(?:laptop|tablet|auto|computer|gsm|pc|mail|balie) ?(?:\+|en|&|,|\/) ?)tel\b\.?/gi, 'telefoon'],
  [/\bmob\. (?=\p{L})/gu, 'mobiele '],
  [/\bonregelm\.? (?=dienst)/gi, 'onregelmatige '],
  [/\bfwg\b(?= ?\d)/g, 'FWG'],
  [/\bcode ?95\b/gi, 'code 95'],
  [/^hospitalisatie(?=$|[,;])|(?<=, )hospitalisatie(?=,|$)/gim, 'hospitalisatieverzekering'],
  [/\b(v?mbo)(?=[1-4]\b)/gi, '$1 '],
  [/^(FR|ENG|EN|DU|NL)$/gm, (_, short) => languageByLetters(short)],
  [/^tel\.?$/gim, 'telefoon'],
  [/\b(?:ned|nl)\.? taal\b/gi, 'Nederlandse taal'],
  [/\bhands on\b/gi, 'hands-on'],
  // 'In + uitruimen', 'op en afbouwen'.
  [
    /(?<![\p{L}-])(in|uit|op|af|aan|voor|na|om) ?(?:\+|en|&|\/) ?(?=(?:in|uit|op|af|aan|voor|na|om)(?:ruim|pak|laad|lad|bouw|klok|voer|haal|hal|was|bereid|sluit|sluiten|zet|schakel|hang)\p{L}+)/giu,
    '$1- en ',
  ],
  [/^(?:vergoeding )?woon-? ?werk(?:verkeer)?(?=$|[,;])|(?<=, )woon-? ?werk(?=,|$)/gim, 'vergoeding woon-werkverkeer'],
  [
    /^(reiskosten(?: woon-werk(?:verkeer)?)?)(?: (ov|openbaar vervoer|trein|bus|auto|fiets))? (volledig|100 ?%|geheel)(?=$|[,;])/gim,
    (_, costs, by, whole) =>
      `${costs}${by === undefined ? '' : ` met ${/^(?:trein|bus|auto|fiets)$/i.test(by) ? 'de' : 'het'} ${by.toLowerCase()}`} ${whole} vergoed`,
  ],
  [/\btwv (?=€|\d)/gi, 'thuiswerkvergoeding '],
  [/\bkm[ -]?verg\b\.?/gi, 'kilometervergoeding'],
  [/(?<![\d/])([1-4])\/([2-5]) dagen\b/g, '$1 of $2 dagen'],
  [/(?<=\b(?:naar|bij|door|van|met) )(klant|opdrachtgever)(?=$|[,;.)])/gm, 'de $1'],
  [/\b(kans|uitzicht) op (?=contract(?:$|[ ,;.)]))/gim, '$1 op een '],
  [/^(?:dat )?leren (we|wij) (?:het )?(?:je|jou|u)(?=$|[.,])/gim, 'dat leren $1 je'],
  [/(?<=\b(?:RIZIV|BIG|KvK|SKJ|AGB|btw))[ -]nr\b\.?/gi, '-nummer'],
  [/(?<=\b(?:master|of|\/) ?\/?)bach\b\.?/gi, 'bachelor'],
  // What is said before a sentence, and means nothing in it: 'ja dus je gaat op pad'.
  [/^(?:ja|nou|dus|oké?|eh+m?),? (?:(?:dus|ja|nou|eh+m?),? )?(?=(?:je|jij|we|wij) )/gim, ''],
  [/(?<=\brijbewijs [A-E]{1,2}) ?\+ ?(?=code)/gi, ' en '],
  [/\b(thuiswerk|reiskosten|kilometer|onkosten|maaltijd|dag|fiets|stage)verg\b\.?/gi, '$1vergoeding'],
  [/\bthuiswerkvergoeding (?:van )?(?=\d+,\d\d(?: |$))/gi, 'thuiswerkvergoeding € '],
  [/(?<!\p{L})tel\b\.?(?:,| \+| &)? (?=(?:(?:e-?)?mail|whatsapp|chat)(?!\p{L}))/giu, 'telefoon, '],
  [/(?<!\p{L})tel\b\.?(?= en (?:e-?)?mail(?!\p{L}))/giu, 'telefoon'],
  [/(?<=\p{L}{3})cert\.(?= \p{L}|,|$)/gimu, 'certificaat'],
  [/\bregistr\b\.?/gi, 'registratie'],
  [
    /(?<!\p{L})nl ?(of|en|\/|\+|&) ?(eng|en|fr)(?!\p{L})/giu,
    (_, between, other) =>
      `Nederlands ${/[+&]/.test(between) ? 'en' : between.toLowerCase()} ${languages[other.toUpperCase()] ?? other}`,
  ],
  [/(?<=^beetje )nl(?!\p{L})/gimu, 'Nederlands'],
  [/^nl(?=$| (?:of|en|\/) )/gim, 'Nederlands'],
  [/(?<=^Nederlands (?:of|en) )(?:eng|en)$/gim, 'Engels'],
  [/(?<=^Nederlands (?:of|en) )fr$/gim, 'Frans'],
  [/(?<=\p{Lu}[\p{L}-]{2,} )e\.o\.?(?=$|[,;)]| \()/gmu, 'en omgeving'],
  [/\becocheq\b\.?/gi, 'ecocheques'],
  [/\b1 w(?= op (?:\d|de)\b)/g, '1 week'],
  [/^NL(?= (?:goed|vlot|vloeiend|basis|verplicht|is)\b)/gm, 'Nederlands'],
  [/(?<=\b(?:[Hh]eel|[Dd]oor|binnen|over) )NL\b/g, 'Nederland'],
  [/(?<=^[^+\n]*\p{Ll}{2})\+(?=\p{Ll}{3}[^+\n]*$)/gmu, ' en '],
  [/^tel(?= (?:en|&|\+) |,)/gim, 'telefoon'],
  [/(?<![\d ] ?)\bjr\.? (?=\p{Ll}{5})/gu, 'junior '],
  [/\blease (auto|fiets|bus)\b/gi, 'lease$1'],
  // Two words that are one, behind letters for a name.
  [
    /(?<![\p{L}/-])(\p{Lu}{2,5}|gps|Gps|ict|Ict) (kennis|ervaring|diploma|certificaat|kosten|cursus|opleiding|registraties?|afdeling|taken|toets|toetsen|screening|team|pensioen|wetgeving|register|regels|richtlijnen|systeem|systemen|beleid|lijst|lijsten|normen|besturing|besturingen|machines|verlichting|procedures|protocollen|controles|toeslag|query’s|adviseur|adviseurs|medewerker|medewerkers|beheerder|beheerders|coördinator|programmeur|draaier|frezer|lasser|technicus|deskundige|adviesbureau)(?!\p{L})/gu,
    '$1-$2',
  ],
  // 'T1 documenten', 'A1 attest': papers by their code.
  [
    /(?<![\p{L}\d-])(\p{Lu}\d{1,2}) (documenten|document|formulier(?:en)?|attest(?:en)?|verklaring(?:en)?)(?!\p{L})/gu,
    '$1-$2',
  ],
  [/\bpc (?=\d{3}(?!\d))/g, 'PC '],
  [/ = ?(?:een )?nice to have\b/gi, ' is een pre'],
  [
    /\b(noord|oost|zuid|west|midden|noordoost|noordwest|zuidoost|zuidwest)[ -]+(drenthe|friesland|groningen|limburg|brabant|holland|nederland|gelderland|vlaanderen|veluwe)\b/gi,
    (_, part, province) => `${capitalFirst(part.toLowerCase())}-${capitalFirst(province.toLowerCase())}`,
  ],
  // Words cut off.
  [/\b(jaar|werk) ?erv\b\.?/gi, '$1 ervaring'],
  [/\bzelfst\b\.?/gi, 'zelfstandig'],
  [/\breisk\b\.?/gi, 'reiskosten'],
  [/\beindejaarsuitk\b\.?/gi, 'eindejaarsuitkering'],
  [/\bverlof ?dgn\b\.?/gi, 'verlofdagen'],
  [/\bvak dagen\b/gi, 'vakantiedagen'],
  [/\bbespreekb\b\.?/gi, 'bespreekbaar'],
  [/\bhospi verz\b\.?/gi, 'hospitalisatieverzekering'],
  [/\bva (?=\d+ ?(?:km|uur|€))/g, 'vanaf '],
  [/(?<=\b(?:kennis|beheersing|afhankelijk)) v\.? (?=\p{L})/giu, ' van '],
  [/\bopl\b\.?(?= (?:mogelijk|nodig|vereist)|$|[,;])/gim, 'opleiding'],
  [/\bw ?(?:&|\+|en) ?d[- ]niv(?:eau)?\b\.?/gi, 'werk- en denkniveau'],
  [
    /\b(opgericht|opgestart|gestart|begonnen|ontstaan|geopend|gesticht|overgenomen|verbouwd|vernieuwd|gerenoveerd|uitgebreid|gebouwd|verhuisd|gefuseerd) (?=(?:19|20)\d\d\b)/gi,
    '$1 in ',
  ],
  [/\bfohn/g, 'föhn'],
  [/\bwtf (?=\d)/gi, 'werktijdfactor '],
  [/\bts{1,2}\b\.? (?=\d|€)/gi, 'tussen '],
  [/\b(?:MC (?=€|\d|van )|[Mm]c (?=(?:van )?(?:€|\d+ ?(?:€|euro|eur))))/g, 'maaltijdcheques '],
  [/(?<=\p{L} )p\.? jaar\b/gu, 'per jaar'],
  [/\bgr\.? (?=\d(?:\/\d)?(?: |$|,))/gi, 'groep '],
  [/\brijb\.? (?=[A-E]{1,2}\b)/gi, 'rijbewijs '],
  [/\bnat\.? ?\/ ?int(?:ernat)?\b\.?/gi, 'nationaal/internationaal'],
  [/\bverpl\.(?=kundige)/gi, 'verpleeg'],
  [/\bNL ?(?:\+|&|en|\/) ?FR\b/g, 'Nederlands en Frans'],
  [/\bNL (?=spreken|spreek|kunnen|lezen|schrijven)/g, 'Nederlands '],
  // Languages by two letters, beside a word of speaking.
  [
    /(?<=\b(?:vlot|goed|goede|sterk|schriftelijk|mondeling|kennis|beheersing|basis|vloeiend|spreek(?:t)?) (?:van )?)(NL|FR|EN|DE|nl|fr|en(?= (?:lezen|spreken)))(?=$|[,;.)]| (?:lezen|spreken|schrijven|kunnen|is|en|of) ?)/gm,
    (_, short: string) => languages[short.toUpperCase()] ?? short,
  ],
  [/\b(NL|FR|EN)(?= (?:kunnen|verstaan|mailen|begrijpen)\b)/g, (_, short: string) => languages[short] ?? short],
  [/(?<=^|[,;] ?)(frans|duits|pools)(?= (?:begrijpen|verstaan|spreken|kunnen|lezen|is|en|of)\b)/gim, capitalFirst],
  [/(?<=\b(?:kennis|vlot|goed|basis) )(frans|duits)\b/g, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`],
  [/\bfrans(?=-\p{L})/gu, 'Frans'],
  [
    /\b(ochtend|middag|avond|nacht|dag|weekend) (?:en|\+|&|\/) (ochtend|middag|avond|nacht|dag|weekend)(dienst|ploeg|werk)/gi,
    '$1- en $2$3',
  ],
  // Letters that a hurried keyboard leaves out.
  [/rontgen/g, 'röntgen'],
  [/Rontgen/g, 'Röntgen'],
  [/\b(pati|cli)ent(?=en)/gi, '$1ënt'],
  [/hygienist/gi, 'hygiënist'],
  [/\b(Scandinav|Belg|Ital)ie\b/g, '$1ië'],
  [/(?<=\p{Ll}{3})fotos\b/gu, 'foto’s'],
  [/\bafh\.? (?:van |v\.? )?(?=\p{L})/giu, 'afhankelijk van '],
  [/\b(?:obv|o\.b\.v\.) /gi, 'op basis van '],
  [/\b(?:ivm|i\.v\.m\.) /gi, 'in verband met '],
  [/\b(?:mbt|m\.b\.t\.) /gi, 'met betrekking tot '],
  [/\b(?:tbv|t\.b\.v\.) /gi, 'ten behoeve van '],
  [/\b(?:dmv|d\.m\.v\.) /gi, 'door middel van '],
  [/ vd (?=\p{Ll}|\p{Lu}\p{Ll}+se \p{Ll}|\d+(?:$|[ ,)])|(?:Cao|CAO|Wmo|WMO|AVG|Wet|Jeugdwet)\b)/gmu, ' van de '],
  // The name of somebody: 'Jan vd Berg'.
  [/(?<=\p{Lu}\p{Ll}+) vd (?=\p{Lu}\p{Ll})/gu, ' v.d. '],
  [/(?<=\p{L} )Cao (?=\p{L})/gu, 'cao '],
  [/ v\/d (?=\p{Ll})/gu, ' van de '],
  [/\bincl\.? (?=\p{L}|\d)/giu, 'inclusief '],
  [/\bex (?=fooi|btw|\p{Ll}*toeslag|bonus|provisie|ploegen)/giu, 'exclusief '],
  [
    /\bex\. (?=(?:\p{L}*(?:vergoeding|toeslag|premie|geld|kosten|uren|provisie|commissie|bonus|btw))(?!\p{L}))/giu,
    'exclusief ',
  ],
  [/\b1 we (?=op (?:de )?\d)/g, '1 weekend '],
  [/ (?:vh|v\.h\.|v\/h) (?=\p{Ll})/gu, ' van het '],
  [/\b(Nederlands|Engels|Frans|Duits|Spaans|Pools) ?& ?(?=Nederlands|Engels|Frans|Duits|Spaans|Pools)/g, '$1 en '],
  [
    /\b(opgericht|opgestart|gestart|begonnen|ontstaan|geopend|verbouwd) (?=(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) (?:19|20)\d\d\b)/gi,
    '$1 in ',
  ],
  [/\bhalf dagje\b/gi, 'halve dag'],
  [/(?<!\p{L})(?:n\.a\.v\.|nav) (?=\p{Ll})/gu, 'naar aanleiding van '],
  [/(?<!\p{L})(?:ff|effe) (?=\p{L})/giu, 'even '],
  [/\breisk(?:n|st)\b\.?/gi, 'reiskosten'],
  [/\b(dames|heren) (?=(?:heren|dames) en )/gi, '$1, '],
  [/(?<=[\p{L}\d(] |^|\()> ?(?=\d+ (?:km|uur|jaar|kg|dagen))/gmu, 'meer dan '],
  [/(?<=[\p{L}\d(] |^|\()< ?(?=\d+ (?:km|uur|jaar|kg|dagen))/gmu, 'minder dan '],
  [/\bals (meer|minder) dan (\d+ km)(?=$|[,;)])/gm, 'bij $1 dan $2'],
  [/\bexcl\.? (?=\p{L}|\d)/giu, 'exclusief '],
  [/\bmndsalaris/gi, 'maandsalaris'],
  [/\bvakantied\b\.?/gi, 'vakantiedagen'],
  [/\bmaaltijdch\b\.?/gi, 'maaltijdcheques'],
  [/\becoch\b\.?/gi, 'ecocheques'],
  [/\bgroepsverz\b\.?/gi, 'groepsverzekering'],
  [/\bhosp(?:i|italisatie)?verz\b\.?|\bhospi\b/gi, 'hospitalisatieverzekering'],
  [/\binbegr\b\.?/gi, 'inbegrepen'],
  [/\bopl\.? (?=\p{L})/gu, 'opleiding '],
  [/\bwerkerv\b\.?/gi, 'werkervaring'],
  [/\b(?:asap|zsm|z\.s\.m\.)(?=$|[ ,;)])/gim, 'zo snel mogelijk'],
  [/\bVl\.-(?=\p{Lu})/gu, 'Vlaams-'],
  [/\b(Noord|Oost|Zuid|West|Midden)-NL\b/g, '$1-Nederland'],
  [/(?<!-)\bkids\b(?!-| (?:club|corner|menu|zone|only|care|proof))/g, 'kinderen'],
  [/\bkinder[ -]?ehbo\b/gi, 'kinder-EHBO'],
  [/(?<=\bmbo(?:[ -]?(?:niveau )?\d)? )(?:pw|PW)\b/g, 'pedagogisch werk'],
  [/(?<![\p{L}'’‘`])s (middags|ochtends|avonds|nachts|morgens)\b/gu, '’s $1'],
  [/\bworking ?days\b/gi, 'werkdagen'],
  [/ \((?:een )?nice to have\)/gi, ' (pre)'],
  [/(?<=[\p{L}\d)+#]) (?:is )?(?:een )?nice to have$/gimu, ' is een pre'],
  [/\bdepend(?:ent|ing) on experience\b/gi, 'afhankelijk van ervaring'],
  [
    /\b(klant|resultaat|oplossings|service|doel|team|kwaliteits|mens) gericht(?=e?\b(?! (?:op|naar|aan)\b))/gi,
    '$1gericht',
  ],
  [/\b(stress) bestendig(?=e?\b)/gi, '$1bestendig'],
  [/\bzelf standig(?=e?\b)/gi, 'zelfstandig'],
  [/\b(koel|elektro|installatie|werktuigbouw|metaal) techniek\b/gi, '$1techniek'],
  [
    /\b(koel|vries|lucht|warmte|koude|klimaat) en (koel|vries|lucht|warmte|koude|klimaat)(installatie|systeem|systemen)/gi,
    '$1- en $2$3',
  ],
  [/\b(aankoop|inkoop|verkoop) en (aankoop|inkoop|verkoop) ?(factu|order)/gi, '$1- en $2$3'],
  [/\b(BTW) aangift/gi, 'btw-aangift'],
  [/\bevt\.? (?=\p{L})/giu, 'eventueel '],
  [/\bdiv\. (?=\p{L})/giu, 'diverse '],
  [/\bvlgs\.? (?=\p{L})/giu, 'volgens '],
  [/\bvolg\.? (?=cao|schaal)/gi, 'volgens '],
  [/\bong\. (?=\d|€)/gi, 'ongeveer '],
  [/\b(?:adh|a\.d\.h\.) ?v(?:an)?\b\.?/gi, 'aan de hand van'],
  [/\b(?:m\.n\.|mn\.) /gi, 'met name '],
  [/\b(werk)?erv\.(?= |,|;|\)|$)/gim, '$1ervaring'],
  [/(?<=\p{L}) is (plus|pre)(?= maar\b)/gu, ' is een $1'],
  [/\brijbew\b\.?/gi, 'rijbewijs'],
  [/\bdipl\.(?= |,|;|$)/gim, 'diploma'],
  [/\bcert\.(?= |,|;|$)/gim, 'certificaat'],
  [/\b(?:vak\.?|vakantie)dgn\b\.?/gi, 'vakantiedagen'],
  [/\breisk\.(?= |,|;|$)/gim, 'reiskosten'],
  [/\breiskostenverg\b\.?/gi, 'reiskostenvergoeding'],
  [/\bwk-?e?nd\b\.?/gi, 'weekend'],
  [/\bzelfst\.(?= |,|;|$)/gim, 'zelfstandig'],
  [/\bmngr\b\.?/gi, 'manager'],
  [/(?:[±~]|\+\/-|\+-) ?(?=€? ?\d)/g, 'ongeveer '],
  [/\b(sinds|anno|sedert) [’']?([3-9]\d)(?=$|[,;.)])/gim, '$1 19$2'],
  [/^° ?(?=(?:18|19|20)\d\d\b)/gm, 'Opgericht in '],
  // More than one in a line are marks of a list.
  [
    /^(?!.*(?:[Rr]esearch|[Ll]earning|[Hh]ealth|[Ff]ood|[Mm]ergers|[Pp]rofit) &)([^\n&]{0,200}\p{Ll}{2}) & (\p{Ll}{2}[^\n&]{0,200})$/gmu,
    '$1 en $2',
  ],
  [
    /^([^\n+]{0,200}\p{Ll}{3}) \+ (\p{Ll}{3}[^\n+]{0,200})$/gmu,
    (_, before, behind) => {
      // A second 'en' in the same clause reads as one row.
      const clause = `${before.split(/[,;] /).at(-1) ?? ''} ${behind.split(/[,;] /)[0] ?? ''}`
      return `${before}${clause.includes(' en ') ? ', plus' : ' en'} ${behind}`
    },
  ],
  // 'Aan en afmeren'.
  [
    /(?<![\p{L}-])(aan|af|in|uit|op|over|voor|na|bij|mee|los) (en|of) (?=(?:aan|af|in|uit|op|over|voor|na|bij|mee|los)\p{L}{3,}(?:en|ing)(?!\p{L}))/giu,
    '$1- $2 ',
  ],
  // Two nouns that are one.
  [
    /(?<!\p{L})(dek|machine|gebouwen|elektra|computer|product|nazorg|intake|advies|verkoop|kassa|voorraad|magazijn|keuken|rigging|klant|order|kwaliteits|veiligheids|onderhouds|praktijk) (onderhoud|kennis|gesprek(?:ken)?|cursus(?:sen)?|training(?:en)?|controles?|beheer|werkzaamheden|lessen)(?!\p{L})/giu,
    '$1$2',
  ],
  ...signs,
  ...looseUnits,
]

const write = (text: string, [short, full]: Writing) =>
  typeof full === 'string' ? text.replace(short, full) : text.replace(short, full)

/** A text with the shorthand of recruiters written out; lines with an address stay as they are. */
export const writeOut = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      hasAddress(line)
        ? line
        : writeDays(writeLanguages(SHORTHAND.reduce(write, line)))
            .replace(/ {2,}/g, ' ')
            .trim(),
    )
    .join('\n')
