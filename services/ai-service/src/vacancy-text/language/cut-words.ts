import { writeCountries } from './countries.ts'
import { writeMonths } from './cut-months.ts'
import { writeStems } from './cut-stems.ts'
import type { Writing } from '../mend/writing.ts'

/** Years behind an apostrophe up to this one are of our century. */
const LAST_OF_CENTURY = 29

/**
 * Words cut off with a full stop, and letters for phrases, with what they say. They are written out before sentences
 * and items are told apart: their full stop ends neither. What can mean two things isn't here.
 */
const CUT_WORDS: readonly Writing[] = [
  [/(?<!\p{L})opdr\.? ?gevers?(?!\p{L})/giu, 'opdrachtgever'],
  [/(?<!\p{L})pat\. (?=\p{Ll})/gu, 'patiënten '],
  [/(?<!\p{L})(o|O)penb\. (?=\p{Ll})/gu, '$1penbaar '],
  [/(?<=\()temp\. (?=\d|\p{Ll})/gu, 'tijdelijk '],
  [/(?<!\p{L})(e|E)lektr\. (?=\p{Ll})/gu, '$1lektrische '],
  [/(?<= (?:en|\+|&|plus) )(?:omg|omstr)\.?(?=$|[,;)])/gimu, 'omgeving'],
  [/(?<!\p{L})(l|L)ln\.?(?!\p{L})/gu, '$1eerlingen'],
  [/(?<!\p{L})(e|E)xm(?:\.|(?!\p{L}))/gu, '$1xamen'],
  [/(?<!\p{L})(b|B)wnrs\.?(?!\p{L})/gu, '$1ewoners'],
  [/(?<!\p{L})(k|K)lnt(?:en|n|s)?\.?(?!\p{L})/gu, '$1lanten'],
  [/(?<=\b(?:met|onder) )zn(?= (?:allen|\p{L}+en(?!\p{L})|\d))/gu, 'z’n'],
  [/(?<!\p{L})(c|C)hauff\b\.?/gu, '$1hauffeur'],
  [/(?<!\p{L})prov\. (?=\p{Lu})/gu, 'provincie '],
  [/(?<!\p{L})pos\. (?=ingesteld|sfeer|instelling|houding)/gu, 'positief '],
  [/(?<!\p{L})Ned\.(?= |,|;|$)/gmu, 'Nederlands'],
  [/(?<!\p{L})Ned(?= (?:\+|en|of|\/|&) (?:Frans|Engels|Duits|FR|EN)\b)/gu, 'Nederlands'],
  [/(?<!\p{L})Eng\.(?= |,|;|$)/gmu, 'Engels'],
  [/(?<!\p{L})Fr\.(?= (?:vlot|goed|basis|is|en|of)|,|;|$)/gmu, 'Frans'],
  [/(?<=\bzelfstandig )w\.(?= |,|;|$)/gmu, 'werken'],
  [/(?<=\d ?j(?:aar|r)?\.? )anc\.?(?!\p{L})/giu, 'anciënniteit'],
  [/(?<!\p{L})(a|A)nc(?:i[eë]nn?)?\.(?= |,|;|\)|$)/gmu, '$1nciënniteit'],
  [/(?<=\p{Lu}{3,})nr\b\.?/gu, '-nummer'],
  [/(?<=\p{L}{4})mij['’]en(?!\p{L})/gu, 'maatschappijen'],
  [/(?<!\p{L})(h|H)i(?:e|ë)rarch/gu, '$1iërarch'],
  [/(?<!\p{L})exp\.? (?=(?:in|met|als) )/giu, 'ervaring '],
  [/(?<!\p{L})mob\. ?(?=budget)/giu, 'mobiliteits'],
  [/(?<!\p{L})(a|A)ncienni(?=teit)/gu, '$1nciënni'],
  [/(?<!\p{L})gelijkw\.?(?!\p{L})/giu, 'gelijkwaardig'],
  [/(?<!\p{L})(functie|loon|salaris)gr\.(?= ?\d)/giu, '$1groep'],
  [/(?<!\p{L})niv\.?(?= ?\d)/giu, 'niveau'],
  [/(?<!\p{L})(c|C)at\.? (?=\d|[IV]+(?!\p{L}))/gu, '$1ategorie '],
  [/(?<!\p{L})(v|V)nl\.? (?=\p{L})/gu, '$1oornamelijk '],
  [/(?<!\p{L})(e|E)vt\.? (?=\p{L})/gu, '$1ventueel '],
  [/(?<!\p{L})EJU(?!\p{L})/gu, 'eindejaarsuitkering'],
  [/(?<!\p{L})eco (?=\d{2,3}(?:$|[ ,;€]))/gimu, 'ecocheques '],
  [/(?<=, )° ?(?=(?:18|19|20)\d\d(?!\d))/g, 'opgericht in '],
  [/(?<=\p{Ll}{2})\+ (?=\p{Ll}{3})/gu, ' en '],
  [/(?<=\brijbewijs [A-E]{1,2}) \+ (?=(?:eigen )?(?:auto|wagen|vervoer|fiets))/giu, ' en '],
  [/\b1 op (?:de )?([2-6]) we(?![\p{L}\d])/gu, '1 op de $1 weekenden'],
  [/(?<=certifi)k(?=a(?:at|ten)(?!\p{L}))/giu, 'c'],
  [/\bVCA (basis|vol)(?!\p{L})/giu, (_, kind) => `VCA-${kind.toLowerCase()}`],
  [/(?<!\p{L})(b|B)v\. (?=\p{L})/gu, '$1ijvoorbeeld '],
  [/(?<!\p{L})(e|E)l\. (?=\p{Ll})/gu, '$1lektrische '],
  [/(?<!\p{L})(m|M)ech\. (?=\p{Ll})/gu, '$1echanische '],
  [/(?<!\p{L})(w|W)ett\.? (?=\p{Ll}|\+|en\b|verlof|vakantie|feest)/gu, '$1ettelijke '],
  [/(?<!\p{L})(i|I)ndustr\. (?=ingenieur|bediende|elektri|lasser|bouw|vertegen|ontwerp)/gu, '$1ndustrieel '],
  [/(?<!\p{L})(i|I)ndustr\. (?=\p{Ll})/gu, '$1ndustriële '],
  [/(?<!\p{L})chauff?s(?!\p{L})/gu, 'chauffeurs'],
  [/(?<=\b(?:bij|obv|op basis van) )ft(?!\p{L})/gu, 'fulltime'],
  [/(?<=\b(?:bij|obv|op basis van) )pt(?!\p{L})/gu, 'parttime'],
  // A lone 'n' between words is 'een'; with its apostrophe it stays.
  [/(?<=\p{L} )n (?=\p{Ll}{2})/gu, 'een '],
  [/ v\/e (?=\p{L})/gu, ' van een '],
  [/ i\/d (?=\p{L})/gu, ' in de '],
  [/ o\/d (?=\p{L})/gu, ' op de '],
  [/ (?:m\/d|met d) (?=\p{Ll})/gu, ' met de '],
  // Behind a name it may be part of one: 'Jan v/d Berg'.
  [/(?<!\p{Lu}\p{Ll}+) v\/d (?=\p{Lu})/gu, ' van de '],
  // '’63' behind a word of time.
  [
    /(?<=\b(?:in|sinds|sedert|van|uit|rond|vanaf|anno) )[’'‘](\d\d)(?!\d)/giu,
    (_, year) => `${Number(year) > LAST_OF_CENTURY ? '19' : '20'}${year}`,
  ],
  [/(?<!\p{L})niv\.?(?= [A-Z](?!\p{L}))/gu, 'niveau'],
  [/(?<!\p{L})W\.?-?Vl\.?(?![\p{L}-])/gu, 'West-Vlaanderen'],
  [/(?<!\p{L})O\.?-?Vl\.?(?![\p{L}-])/gu, 'Oost-Vlaanderen'],
  [/(?<=\b\d) assig(?=e?(?!\p{L}))/gu, '-assig'],
  [/(?<!\p{L})verantw\.(?= |$)/gimu, 'verantwoordelijk'],
  [/(?<=\p{L}{3})techn\.(?= |,|;|$)/gimu, 'techniek'],
  [/(?<!\p{L})fin\. adm\.?(?= |,|;|$)/gimu, 'financiële administratie'],
  [/(?<!\p{L})adm\. (?=medewerk|kracht|bediende|assistent|ondersteun|werk)/giu, 'administratief '],
  [/(?<!\p{L})adm\.(?= |,|;|$)/gimu, 'administratie'],
  [
    /(?<!\p{L})(?!hospitalisatieverzekering)hosp(?:i|it|italisatie)?\.?[ -]?(?:verz\.?|verzekering)(?!\p{L})/giu,
    'hospitalisatieverzekering',
  ],
  [/(?<=\p{Ll}{3})&(?=\p{Ll}{3})/gu, ' en '],
  [/(?<=\p{L}{4})verz\.(?= |,|;|$)/gimu, 'verzekering'],
  [/(?<!\p{L})pers\.(?=\p{L}{3})/giu, 'personeels'],
  [/(?<!\p{L})opl\.(?=\p{L}{3})/giu, 'opleidings'],
  [/(?<!\p{L})min\. ?(?=(?:jeugd)?loon\b)/giu, 'minimum'],
  [/(?<!\p{L})eindejaarsuitk\.?(?!\p{L})/giu, 'eindejaarsuitkering'],
  [/(?<!\p{L})fam\. (?=\p{Lu})/gu, 'familie '],
  [/(?<!\p{L})verpleegk\.?(?!\p{L})/giu, 'verpleegkundige'],
  [/(?<=\p{L}en en )verz\.?(?=$|[,;)])/gimu, 'verzorgenden'],
  [/(?<=(?:en|s) en (?:wijk|thuis)?)verpl\.?(?=$|[,;)])/gimu, 'verpleegkundigen'],
  [/(?<=\b(?:wijk|thuis))verpl\.?(?=$|[ ,;)])/gimu, 'verpleegkundige'],
  [/(?<!\p{L})afd\. (?=\p{L})/giu, 'afdeling '],
  [/(?<!\p{L})omg\. (?=\p{Lu})/gu, 'omgeving '],
  [/(?<!\p{L})part\. (?=beveilig|verzeker|sector)/giu, 'particuliere '],
  [/(?<!\p{L})maaltijdch\p{L}{0,3}ques?(?!\p{L})/giu, 'maaltijdcheques'],
  [/(?<!\p{L})(maaltijd|eco|cadeau|sport|cultuur|lunch)[ -]?chec(?:k|que)(s?)(?!\p{L})/giu, '$1cheque$2'],
  [/(?<!\p{L})(maaltijd|eco)ch(?!eque)\p{L}{0,5}(?!\p{L})\.?/giu, '$1cheques'],
  [/(?<!\p{L})eindejaarspr(?:em)?\.?(?!\p{L})/giu, 'eindejaarspremie'],
  [/(?<=\d ?(?:u|h|uur) ?)\/ ?sem(?:aine)?\b\.?/giu, '/week'],
  [/(?<=^|[,;] ?)eco(?:['’]?s)?(?= ?(?:$|[,;]))/gimu, 'ecocheques'],
  // 'Ploegen 6/14 14/22': shifts of which each begins where the one before ends.
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2}),? (\2)\/(\d{1,2})(?:,? (\4)\/(\d{1,2}))?(?![\d/])/g,
    (_, one, two, three, four, five, six) =>
      six === undefined ? `${one}-${two} en ${three}-${four}` : `${one}-${two}, ${three}-${four} en ${five}-${six}`,
  ],
  [
    /(?<=^|[,;] ?)mc(?:['’]?s)?\.? (?:van )?(?:€ ?)?(\d{1,2}(?:,\d{1,2})?)(?: ?€| ?euro)?(?=$|[,;) ])/gimu,
    'maaltijdcheques € $1',
  ],
  // Words that were typed in two: 'zelf standig', 'klant gericht'.
  [
    /(?<!\p{L})(zelf|onzelf|klant|resultaat|service|doel|oplossings|team|stress|weer) (standig(?:heid|e)?|gerichte?|gerichtheid|bestendige?)(?!\p{L})/giu,
    '$1$2',
  ],
  [/(?<!\p{L})werk en denk ?niveau/giu, 'werk- en denkniveau'],
  [/(?<!\p{L})omg (?=\p{Lu}\p{Ll})/gu, 'omgeving '],
  [/(?<=\b\d{1,2}(?:e|de|ste) )gen\.?(?!\p{L})/giu, 'generatie'],
  [/(?<=\d )mdw\.?(?![\p{L}'’])/gu, 'medewerkers'],
  [/(?<!\p{L})mdw(?:['’]s|s\b)/giu, 'medewerkers'],
  [/(?<!\p{L})tav(?= \p{Ll})/gu, 'ten aanzien van'],
  [/(?<!\p{L})tov(?= \p{Ll})/gu, 'ten opzichte van'],
  [/(?<!\p{L})mbv(?= \p{L})/gu, 'met behulp van'],
  [/(?<!\p{L})ipv(?= \p{L})/gu, 'in plaats van'],
  [/(?<!\p{L})nav(?= \p{L})/gu, 'naar aanleiding van'],
  [/(?<!\p{L})w\.o\.(?= )/gu, 'onder wie'],
  [/(?<!\p{L})w\.v\.(?= )/gu, 'van wie'],
  [/(?<!\p{L})(?:v\.a\.|va) (?=\d)/gu, 'vanaf '],
  [/(?<=\p{L} )i\.o\.(?=$|[,;)])/gmu, 'in overleg'],
  [/(?<!\p{L})t\.?a\.?v\.? (?=\p{Lu}\p{Ll})/gu, 't.a.v. '],
  [/(?<![\p{L}'’])s(nachts|avonds|ochtends|middags|morgens)(?!\p{L})/gu, '’s $1'],
  [/(?<=\bmet (?:zijn|z['’]n|hun|ons) )2en\b/gu, 'tweeën'],
  [/(?<=\bmet (?:zijn|z['’]n|hun|ons) )3en\b/gu, 'drieën'],
  [/(?<!\p{L})R['’]dam(?!\p{L})/gu, 'Rotterdam'],
  [/(?<!\p{L})A['’]dam(?!\p{L})/gu, 'Amsterdam'],
  [/(?<!\p{L})(Noord|Oost|Zuid|West|Midden) ?-?NL(?!\p{L})/gu, '$1-Nederland'],
  [/ (?:ad|a\/d) (?=(?:Rijn|IJssel|Lek|Maas|Amstel)\b)/g, ' aan den '],
  [/(?<!\p{L})MC(?= (?:\+|en|&) eco)/gu, 'maaltijdcheques'],
  [/(?<!\p{L})NL[ -]taal(?!\p{L})/gu, 'Nederlandse taal'],
  [/(?<=\p{L}{4})opl\.(?= |,|;|$)/gimu, 'opleiding'],
  [/(?<=\b(?:[2-9]|\d\d+) \p{L}+)beh\.(?= |,|;|$)/gimu, 'beheerders'],
  [/(?<!\p{L})secr\. (?=medewerk)/giu, 'secretarieel '],
  [/(?<!\p{L})bereikb\.(?= |,|;|$)/gimu, 'bereikbaar'],
  [/(?<!\p{L})afd\.?(?=[:,]| \p{Ll}|$)/gmu, 'afdeling'],
  [/(?<!\p{L})vak\.? ?geld(?!\p{L})/giu, 'vakantiegeld'],
  [/(?<=\p{L})toesl\.?(?=$|[ ,;)])/gimu, 'toeslag'],
  [/(?<!\p{L})ind\. ?(?=terrein)/giu, 'industrie'],
  [/(?<!\p{L})vgl\.? (?=functie|opleiding|ervaring)/giu, 'vergelijkbare '],
  // Speech of the south, and asides of who types.
  [/(?<!\p{L})ni (?=\p{Ll})/gu, 'niet '],
  [/(?<!\p{L})mekaar(?!\p{L})/gu, 'elkaar'],
  [/ ?\((?:duh|haha|lol|knipoog)\)/gi, ''],
  [/(?<!\p{L})v\.d\. (?=\p{L})/gu, 'van de '],
  [/(\d) ?md\b\.?/g, '$1 maanden'],
  [/(\d) ?mtr\b\.?/g, '$1 meter'],
  [/(\d\+?) ?yrs?\b\.?(?! (?:of|work|exp))/g, '$1 jaar'],
  [/(?<=\d )mw\b\.?(?=$|[,;)])/gm, 'medewerkers'],
  [/(?<!\p{L})nt (?=nodig|vereist|verplicht|noodzakelijk)/gu, 'niet '],
  [/(?<!\p{L})tw (?=mogelijk|kan\b|toegelaten|bespreekbaar)/gu, 'telewerk '],
  [/(?<!\p{L})1e[ -]?gr\b\.?(?= )/gu, 'eerstegraads'],
  [/(?<!\p{L})2e[ -]?gr\b\.?(?= )/gu, 'tweedegraads'],
  [/(?<!\p{L})(s|S)pec\. (?=\p{Ll})/gu, '$1pecialisatie '],
  [/(?<!\p{L})(b|B)ach\b\.?(?= \p{Ll}{4})/gu, '$1achelor'],
  [/(?<!\p{L})1e[ -]?graads/gu, 'eerstegraads'],
  [/(?<!\p{L})2e[ -]?graads/gu, 'tweedegraads'],
  [/(?<!\p{L})(P|p)rocessen verbaal(?!\p{L})/gu, '$1rocessen-verbaal'],
  [/(?<!\p{L})eco[ -]cheque(?=s?(?!\p{L}))/giu, 'ecocheque'],
  [/(?<!\p{L})(team|bestuurs|gezins) (?=(?:lid|leden)(?!\p{L}))/giu, '$1'],
  [/(?<=\b\d{1,3}) a (?=\d{1,3} \p{Ll})/gu, ' à '],
  [/(?<=\p{L})(?:,? (?:etc|enz)\b\.?)(?=$|[,;)])/gmu, ' en dergelijke'],
  [/(?<=\p{Ll}{2}en) v\.? (?=\p{Ll})/gu, ' van '],
  [/(\d{1,2}) ?x ?\/ ?(?=(?:week|maand|jaar|dag)(?!\p{L}))/giu, '$1 keer per '],
  [
    /(?<=(?:nodig|vereist|verplicht|moet niet|hoeft niet|niet erg|geen must|geen probleem|geen vereiste),?) (?=(?:wij|we) leren )/g,
    '. ',
  ],
  [/(?<![\d.])([1-5]) ?(?:\*|sterren) ?-?(?=hotel)/giu, '$1-sterren'],
  [/(?<=\p{L}),? etc\.(?= \p{Lu})/gu, ' en dergelijke.'],
  // A face ends no item, though it holds a semicolon.
  [/ ?[;:]-?[)D](?= |$|[,.])/gm, ''],
]

/** Letters with two dots that a hurried keyboard leaves out, by the endings that always have them. */
const DOTS: readonly Writing[] = [
  [/(?<=\p{L})eeen(?!\p{L})/gu, 'eeën'],
  [/(?<=\p{L}(?:enti|nci|fici|ri|stri))el(?=e(?!\p{L}))/gu, 'ël'],
  [/(?<!\p{L})(financ|Financ)ien(?!\p{L})/gu, '$1iën'],
  [/(?<!\p{L})(c|C)oordin/gu, '$1oördin'],
  [/(?<!\p{L})(c|C)ooper/gu, '$1oöper'],
  [/(?<!\p{L})(h|H)ygien(?=e(?!\p{L})|isch)/gu, '$1ygiën'],
  [/(?<!\p{L})(?:à|a|á) la carte(?!\p{L})/gu, 'à la carte'],
  [/(?<!\p{L})(g|G)einteresseerd/gu, '$1eïnteresseerd'],
  [/(?<!\p{L})(b|B)einvloed/gu, '$1eïnvloed'],
  [/(?<!\p{L})(g|G)ei(?=(?:nstalleerd|ntegreerd|nstrueerd|nformeerd)(?:e|en)?(?!\p{L}))/gu, '$1eï'],
]

/** Whether a line holds an address of mail or the web: it is not rewritten. */
export const hasAddress = (line: string): boolean => /@|:\/\/|www\./.test(line)

const writeOne = (text: string, [cut, whole]: Writing) =>
  typeof whole === 'string' ? text.replace(cut, whole) : text.replace(cut, whole)

/** A line in capitals stays so, for its words to be written small together. */
const asShouted = (typed: string, line: string) => (/\p{Ll}/u.test(typed) ? line : line.toUpperCase())

/** The sentences of a line, as far as only a full stop before a capital tells; each keeps its end. */
const sentencesOf = (line: string): string[] => line.split(/(?<=\p{Ll}{2}[.!?]) (?=\p{Lu}\p{Ll}{2})/u)

/** The full stop of a sentence that a word was cut off with stays: 'start 1 aug. Reageren kan …'. */
const withStop = (typed: string, sentence: string): string =>
  typed.endsWith('.') && /[\p{L}\d]$/u.test(sentence) ? `${sentence}.` : sentence

/** The text with words that were cut off written whole; sentences with an address stay as they are. */
export const writeCutWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (!hasAddress(line)) return writeLine(line)
      const sentences = sentencesOf(line)
      return sentences
        .map((sentence, at) =>
          hasAddress(sentence)
            ? sentence
            : at < sentences.length - 1
              ? withStop(sentence, writeLine(sentence))
              : writeLine(sentence),
        )
        .join(' ')
    })
    .join('\n')

const writeLine = (line: string): string =>
  asShouted(line, writeCountries(writeMonths([...CUT_WORDS, ...DOTS].reduce(writeOne, writeStems(line)))))
