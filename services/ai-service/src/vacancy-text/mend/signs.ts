import type { Writing } from './writing.ts'

/** Signs of a note rather than a sentence, with what they say; their order matters. */
export const signs: readonly Writing[] = [
  [/ = ?\+(?![\p{L}\d+])/gu, ' is een pluspunt'],
  [/(?<=\p{L}) is \+(?=$|[,;])/gmu, ' is een pluspunt'],
  [/(?<=\b(?:Nederlands|NL|Pools|Frans|FR|Duits|Spaans)(?: \p{L}+)? (?:of|en) )eng\b\.?/giu, 'Engels'],
  [/ =+>? (?:een )?(plus|pluspunt|pre|pré|must)(?!\p{L})/giu, (_, wish: string) => ` is een ${wish.toLowerCase()}`],
  [/ = (fijn|mooi|handig|meegenomen|welkom|vereist|verplicht|nodig|belangrijk)\b/gi, ' is $1'],
  [/^(?=(?:[^+\n]*\p{Ll}\+){2})[\p{L} +-]+$/gmu, (line) => line.replace(/ ?\+ ?/g, ', ')],
  [/ of = (?=\p{L})/gu, ' of gelijkwaardige '],
  [/(?<=[\p{L}\d)+#]) (is|zijn) (plus|pluspunt|pre|must)(?=$|[,;.)])/gmu, ' $1 een $2'],
  [/(?<=\p{L}) is (?:een )?\+(?=\)|$|[,;])/gmu, ' is een pluspunt'],
  [/(?<=\p{L}) is (?:een )?pré(?!\p{L})/gu, ' is een pre'],
  [/ \/\/ /g, ', '],
  [/(?<=^|[,;(] ?)nb: ?/gim, ''],
  [
    /(?<=[\p{L})\d]) (?<!\b(?:[Hh]elpenden?|[Vv]erzorgenden?|is|als|an?|een|geen|groot|grote|echte?|zijn|dik|dikke|havo|vwo|HAVO|VWO) )(?:pre|pré|plus|pluspunt)$/gmu,
    ' is een pluspunt',
  ],
  [/ \p{Lu}{2,} n\.?v\.?t\.?(?=[,;]|$)/gmu, ''],
  [/(?<=(?:^|\()\p{L}+) ?(?:=>|->|→) ?(?=\p{Ll}+(?:$|\)))/gmu, ', daarna '],
  // A sign that begins an item says nothing.
  [/^(?:=>|->|→|=) ?(?=\p{L})/gmu, ''],
  [/^([^\n:]*?) ?(?:=>|->|→) (?=[^\n:]*$)/gm, '$1: '],
  // One word that is another: 'reistijd = werktijd'.
  [/(?<=^|, )(\p{Ll}+) = (\p{Ll}+)(?=$|,|\.$)/gmu, '$1 is $2'],
  [/(?<=\p{L}|%|\d) = /gu, ': '],
  // A mark between two things where the second begins small.
  [/…+ ?(?=\p{Ll})/gu, ', '],
  [/\(= ?/g, '('],
  [/ ?[;:]-?[)D](?= |$|\))/gm, ''],
  [/ ?\p{Extended_Pictographic}\ufe0f?/gu, ''],
  [/ ?\(\s*[.!?]*\s*\)/g, ''],
  [/,{2,}/g, ','],
  [/!+(?=\)| ?[-–/&])/g, ''],
  [/\bnr\.? (?=\d)/g, 'nummer '],
]
