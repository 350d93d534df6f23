/** Shorthand of recruiters with what it says. Each reads one way only; what can mean two things isn't here. */
const SHORTHAND: readonly [RegExp, string][] = [
  // Amounts and numbers that were typed against their unit.
  [/(\d)(?=(?:jaar|vakantiedagen|vrije|dagen|weken|maanden|uren|personen|minuten)\b)/g, '$1 '],
  [/(\d) %/g, '$1%'],
  [/\b(\d+)\+ (?=jaar|jr)/g, 'minimaal $1 '],
  [/(\d) ?(?:jr|jrn|j)\b\.?(?= \p{L}|[,;)]|$)/gu, '$1 jaar'],
  [/(\d) ?(?:dgn|dg)\b\.?/g, '$1 dagen'],
  [/\b(\d{1,2}) ?d(?= (?:vakantie|verlof|vrij|thuis|adv|atv|p\.?\/?[wj]\b))/g, '$1 dagen'],
  // 2d and 3d are drawings.
  [/\b(in|over) ([14-7]) ?d(?=[,;)]|$)/gm, '$1 $2 dagen'],
  [/(\d) ?(?:wkn|wk)\b\.?/g, '$1 weken'],
  [/\b1 weken\b/g, '1 week'],
  [/(\d) ?(?:mnd|mndn)\b\.?/g, '$1 maanden'],
  [/\b1 maanden\b/g, '1 maand'],
  [/(\d) ?min\b\.?(?= \p{Ll})/gu, '$1 minuten'],
  [/(\d) ?pers\b\.?(?!-)/g, '$1 personen'],
  [/(\d) ?medew\b\.?/g, '$1 medewerkers'],
  [/(\d) ?(?:lln|ll)\b\.?/g, '$1 leerlingen'],
  [/(\d) ?VD\b/g, '$1 vakantiedagen'],
  [/(\d%) ?vt\b/g, '$1 vakantietoeslag'],
  [/\b1 ?x (?=per |p\.?\/?[jmw]|in de )/gi, 'één keer '],
  [/\b(\d{1,2}) ?x (?=per |p\.?\/?[jmw]|in de )/gi, '$1 keer '],
  [/ p\.?\/?j\b\.?/g, ' per jaar'],
  [/ p\.?\/m\b\.?/g, ' per maand'],
  [/ (?:p\.?\/?w\b\.?|pwk\b)/g, ' per week'],
  [/(\d|dagen|dag) ?d\/w\b/g, '$1 dagen per week'],
  [/\bniv\.? (?=\d)/gi, 'niveau '],
  [/\bmin\.? (?=\d)(?!\d+ ?(?:°|graden))/gi, 'minimaal '],
  [/\bmax\.? (?=\d|€)/gi, 'maximaal '],
  [/\bca\.? (?=\d|€)/gi, 'ongeveer '],
  [/\b1 week per (\d{1,2})(?! ?\p{L})/gu, '1 week per $1 weken'],
  [/\b13e(?: mnd\b\.?|(?![ -]?\p{L}))/gu, '13e maand'],
  [/^([23]\d) (?:dagen|dgn)$/gm, '$1 vakantiedagen'],
  [/\b(\d{1,2}) ?x p(?:er)?\.? (?=\d{1,2} (?:weken|wkn|wk)\b)/gi, '$1 keer per '],
  [/(\d) ?d(?:gn|agen)? TW\b/g, '$1 dagen thuiswerk'],
  [/\b(\d{2}) vak(?:antie)?\.?(?= ?(?:\+|en|&|,|;|$))/gm, '$1 vakantiedagen'],
  [/\b(\d{1,2}) (adv|atv)(?= ?(?:\+|en|&|,|;|$))/gim, '$1 $2-dagen'],
  [/(dagen) \+ (?=\d)/g, '$1 en '],
  [/(\d) p\.? ?km\b/g, '$1 per km'],
  [/(dagen)\+(?=\d)/g, '$1 en '],
  [/\b1 ?x mnd\b\.?/gi, 'één keer per maand'],
  [/\b(\d{1,2}) ?x mnd\b\.?/gi, '$1 keer per maand'],
  [/(?<=[\d-] )p\.? ?mnd\b\.?/g, 'per maand'],
  [/\bgem\. (?=\d|€)/gi, 'gemiddeld '],
  [/(?<=\b(?:ma|di|wo|do|vr|za|zo)\.? )tm(?= (?:ma|di|wo|do|vr|za|zo)\b)/gi, 't/m'],
  [/(?<=^\p{Lu}[\p{L}-]{2,} )eo$/gu, 'en omgeving'],
  [/(?<=\p{L}{3}) v\.? (?=\p{L}{3})/gu, ' van '],
  [/(\d) ?vpk\b/g, '$1 verpleegkundigen'],
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
  [/\b(opgericht|gestart|begonnen|ontstaan) (?=(?:19|20)\d\d\b)/gi, '$1 in '],
  [/\bfohn/g, 'föhn'],
  [/\bwtf (?=\d)/gi, 'werktijdfactor '],
  [/\btss\b\.? (?=\d|€)/gi, 'tussen '],
  [/\b(?:MC (?=€|\d|van )|mc (?=€|\d+ ?(?:€|euro|eur)))/g, 'maaltijdcheques '],
  [/(?<=\p{L} )p\.? jaar\b/gu, 'per jaar'],
  [/\bgr\.? (?=\d(?:\/\d)?(?: |$|,))/gi, 'groep '],
  [/\brijb\.? (?=[A-E]{1,2}\b)/gi, 'rijbewijs '],
  [/\bnat\.? ?\/ ?int(?:ernat)?\b\.?/gi, 'nationaal/internationaal'],
  [/\bverpl\.(?=kundige)/gi, 'verpleeg'],
  [/\bNL ?(?:\+|&|en|\/) ?FR\b/g, 'Nederlands en Frans'],
  [/\bNL (?=spreken|spreek|kunnen|lezen|schrijven)/g, 'Nederlands '],
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
  [/ vd (?=\p{Ll})/gu, ' van de '],
  [/ v\/d (?=\p{Ll})/gu, ' van de '],
  [/\bincl\.? (?=\p{L}|\d)/giu, 'inclusief '],
  [/\bex (?=fooi|btw|toeslag|bonus|provisie)/gi, 'exclusief '],
  [/\bhalf dagje\b/gi, 'halve dag'],
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
  [/(?<!-)\bkids\b(?=$|[,.;)]| (?:van|tussen|tot|met|in|uit|en|op|die) )/gm, 'kinderen'],
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
  [/\b(?:vlgs|volg)\.? (?=cao|schaal)/gi, 'volgens '],
  [/\bong\. (?=\d|€)/gi, 'ongeveer '],
  [/\b(?:adh|a\.d\.h\.) ?v(?:an)?\b\.?/gi, 'aan de hand van'],
  [/\b(?:m\.n\.|mn\.) /gi, 'met name '],
  [/\b(werk)?erv\.(?= |,|;|$)/gim, '$1ervaring'],
  [/\brijbew\b\.?/gi, 'rijbewijs'],
  [/\bdipl\.(?= |,|;|$)/gim, 'diploma'],
  [/\bcert\.(?= |,|;|$)/gim, 'certificaat'],
  [/\b(?:vak\.?|vakantie)dgn\b\.?/gi, 'vakantiedagen'],
  [/\breisk\.(?= |,|;|$)/gim, 'reiskosten'],
  [/\breiskostenverg\b\.?/gi, 'reiskostenvergoeding'],
  [/\bwke?nd\b\.?/gi, 'weekend'],
  [/\bzelfst\.(?= |,|;|$)/gim, 'zelfstandig'],
  [/\bmngr\b\.?/gi, 'manager'],
  [/[±~] ?(?=€? ?\d)/g, 'ongeveer '],
  // More than one in a line are marks of a list.
  [
    /^(?!.*(?:[Rr]esearch|[Ll]earning|[Hh]ealth|[Ff]ood|[Mm]ergers|[Pp]rofit) &)([^\n&]{0,200}\p{Ll}{2}) & (\p{Ll}{2}[^\n&]{0,200})$/gmu,
    '$1 en $2',
  ],
  [/^([^\n+]{0,200}\p{Ll}{3}) \+ (\p{Ll}{3}[^\n+]{0,200})$/gmu, '$1 en $2'],
  // Signs of a note rather than a sentence.
  [/ =+>? (?:een )?(plus|pluspunt|pre|must)\b/gi, ' is een $1'],
  [
    /(?<=\p{L}) (?<!\b(?:is|als|an?|een|geen|groot|grote|echte?|zijn|dik|dikke|havo|vwo|HAVO|VWO) )(?:pre|plus|pluspunt)$/gmu,
    ' is een pluspunt',
  ],
  [/ \p{Lu}{2,} n\.?v\.?t\.?(?=[,;]|$)/gmu, ''],
  [/^([^\n:]*?) ?(?:=>|->|→) (?=[^\n:]*$)/gm, '$1: '],
  [/(?<=\p{L}|%|\d) = /gu, ': '],
  [/\(= ?/g, '('],
  [/ ?[;:]-?[)D](?= |$|\))/gm, ''],
  [/ ?\p{Extended_Pictographic}\ufe0f?/gu, ''],
  [/ ?\(\s*[.!?]*\s*\)/g, ''],
  [/,{2,}/g, ','],
  [/!+(?=\)| ?[-–/&])/g, ''],
  [/\bnr\.? (?=\d)/g, 'nummer '],
]

const DAYS = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
} as const
const DAY = '(ma|di|wo|do|vr|za|zo)'
const dayOf = (short: string) => DAYS[short as keyof typeof DAYS]
const DAYS_IN_A_ROW = new RegExp(
  `(?<![\\p{L}-])${DAY}\\.?(?:(?: ?\\+ ?| en | of |, | ?t\\/m ?| ?[-–] ?)${DAY}(?:\\.(?=,| [\\p{Ll}\\d]))?)+(?![\\p{L}-])`,
  'gu',
)
/** Three and more; of two a slash may also mean 'up to'. */
const DAYS_BY_SLASH = /(?<![\p{L}-])(?:ma|di|wo|do|vr|za|zo)(?:\/(?:ma|di|wo|do|vr|za|zo)){2,}(?![\p{L}-])/gu
/** 'ma di wo' between brackets, where no small word stands. */
const DAYS_IN_BRACKETS = /(?<=\()(?:ma|di|wo|do|vr|za|zo)(?: (?:ma|di|wo|do|vr|za|zo))+(?=\))/g
const DAY_WITH_TIME = new RegExp(`(?<![\\p{L}-])${DAY}\\.? (?=(?:ochtend|middag|avond|van \\d|\\d{1,2}[.:]\\d))`, 'gu')

/** Days cut short, beside another one or a time; 'zo' and 'do' alone are words. */
const writeDays = (line: string): string =>
  line
    .replace(DAYS_IN_A_ROW, (row) => {
      const days = row.match(/[a-z]{2}(?![a-z])/g)?.filter((word) => word in DAYS) ?? []
      if (new Set(days).size < days.length) return row
      return row
        .replace(/ ?\+ ?/g, ' en ')
        .replace(/ ?(?:t\/m|[-–]) ?/g, ' t/m ')
        .replace(/\b(ma|di|wo|do|vr|za|zo)\b\.?/g, (_, day: string) => dayOf(day))
    })
    .replace(DAYS_BY_SLASH, (row) => row.split('/').map(dayOf).join(', '))
    .replace(DAYS_IN_BRACKETS, (row) => row.replace(/[a-z]{2}/g, (day) => dayOf(day)).replace(/ (?=\p{L})/gu, ', '))
    .replace(/(?<=per (?:\d{1,2} )?we(?:e)?k(?:en)? )(za|zo)\b/g, (_, day: string) => `op ${dayOf(day)}`)
    .replace(DAY_WITH_TIME, (_, day: string) => `${dayOf(day)} `)
    .replace(/(?<=avond(?:en)? (?:en|of) )(za|zo)\b\.?/g, (_, day: string) => dayOf(day))
    .replace(/(zaterdag|zondag) (?=(?:ochtend|middag|avond)\b)/g, '$1')

const isAddress = (line: string) => /@|:\/\/|www\./.test(line)

/** A text with the shorthand of recruiters written out; lines with an address stay as they are. */
export const writeOut = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      isAddress(line)
        ? line
        : writeDays(SHORTHAND.reduce((written, [short, full]) => written.replace(short, full), line))
            .replace(/ {2,}/g, ' ')
            .trim(),
    )
    .join('\n')
