/**
 * Words that are cut off in more than one place, by what is always left of them. Of 'zelfst/andig' also 'zelfsta.' is
 * read, no more of it: more may be another word with the full stop of its sentence.
 */
const STEMS = `zelfst/andig bijh/ouden multidisc/iplinair interdisc/iplinair bijk/omende coll/ega’s verantw/oordelijk begel/eiding
aanspreekp/unt werkz/aamheden versch/illende verschill/ende regelm/atig onregelm/atige schriftel/ijk mondel/ing commun/icatie
communic/atief nauwk/eurig stressbest/endig klantger/icht klantvr/iendelijk doorgr/oeimogelijkheden mogelijkh/eden voorw/aarden
arbeidsvoorw/aarden secund/aire gemidd/eld opleid/ing bijsch/oling ervar/ing beschikb/aar werkg/ever werkn/emer gezondh/eid
ziekenh/uis woonz/orgcentrum rusth/uis dienstv/erband onbep/aalde contr/act administr/atie boekh/ouding kwalit/eit logist/iek
magaz/ijn machin/es gereedsch/ap install/atie mechan/ica onderh/oud reparat/ies vaardigh/eden kwalif/icatie
certif/icaat gediplom/eerd vakbekw/aam theor/ie prakt/ijk`
const STEM_ENTRIES = new Map(
  STEMS.split(/\s+/).map((entry): [string, string] => {
    const [stem = '', rest = ''] = entry.split('/')
    return [stem, stem + rest]
  }),
)
/** Letters of a word beyond its stem with which it is still cut off. */
const MOST_BEYOND = 1
const CUT_WITH_STOP = /(?<![\p{L}.-])(\p{L}{4,14})\.(?=$|[ ,;)/+])/gmu

const wholeOf = (cut: string): string | undefined => {
  for (let beyond = 0; beyond <= MOST_BEYOND; beyond += 1) {
    const stem = cut.slice(0, cut.length - beyond)
    const word = STEM_ENTRIES.get(stem)
    if (word !== undefined && word !== cut && word.startsWith(cut)) return word
  }
  return undefined
}

/** 'Zelfst. w.' is 'zelfstandig w.': words with a full stop where they were cut. */
export const writeStems = (line: string): string =>
  line.replace(CUT_WITH_STOP, (typed, cut: string) => {
    const word = wholeOf(cut.toLowerCase())
    if (word === undefined) return typed
    return /^\p{Lu}/u.test(cut) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
  })
