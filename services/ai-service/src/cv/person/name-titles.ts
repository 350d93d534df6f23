import { units } from '../dates/durations.ts'

const list = (words: string) =>
  words
    .split(/[\s;]+/)
    .filter(Boolean)
    .join('|')

const ADDRESSED = list(
  `dhr mevr mvr mw mej mr mrs ms miss mister mejuffrouw mevrouw heer herr frau mme mlle monsieur madame sr sra srta sig dott dottssa`,
)
/** Written before a name, with or without a dot. */
const BEFORE = list(
  `drs ir ing dr prof profdr bc bsc msc phd ds ra lic sir engr mag mgr mudr phdr univ-prof pd privatdozent hon rev bsc\\.? msc\\.? b\\.sc m\\.sc b\\.eng m\\.eng m\\.ed ll\\.m ll\\.b`,
)
/** What follows a doctor's title: 'Dr. rer. nat.', 'Dr. med. dent.', 'Dr. h.c.'. */
const OF_DOCTOR = list(`rer nat med dent vet pol oec phil jur iur habil theol sc techn h\\.c h\\.c\\.mult agr pharm`)
const BEFORE_NAME = new RegExp(
  `^(?:dipl(?:om)?(?:\\.\\s?-?|-)\\s?\\p{L}{2,20}\\.?|(?:(?:de|den) (?:weledel\\p{L}* )?heer|${ADDRESSED}|${BEFORE})(?:\\.|\\b)(?:-(?=\\p{L}+\\.))?|(?:${OF_DOCTOR})\\.|\\((?:FH|BA|TU|TH|Univ\\.?|DH|HTL|ETH|USA)\\))\\s*(?:\\/\\s*)?`,
  'iu',
)
const DEGREES = list(
  `m\\.?sc b\\.?sc ph\\.?\\s?d e?m\\.?b\\.?a m\\.?a b\\.?a ll\\.?m ll\\.?b b\\.?eng m\\.?eng bba bbe bict b\\.?ict mph ra rc rm rv re aa msw bn bsn b\\.?ed m\\.?ed b\\.?com m\\.?com b\\.?tech m\\.?tech m\\.?phil ing ir drs mr dr rn pmp cpa cfa ca acca aca cissp cisa csm
  md bc ad cma cima fcca sphr shrm-cp shrm-scp mcipd acipd cipd ceng ieng mimeche miet mice mrics frics frsc frs mrcp frcs facs pe p\\.e esq dds dvm pharm\\.?d j\\.?d mfa bfa mse m\\.?s b\\.?s mcs bcs msn np lcsw mpa mpp msc\\.?ed csp itil rgn
  \\(fh\\) \\(hons\\) hons gz`,
)
const PRONOUNS = list('h/o he she him her his hij zij hem haar they them ze/hir m v f m/v man vrouw')
const BEHIND_NAME = new RegExp(`([\\s,(/]+)(${DEGREES}|${PRONOUNS})\\.?[®™]?[)\\s]*$`, 'iu')
/** 'Jack Ma' and 'Lau Man' are names; 'Ma' and 'Man' are no degrees without a comma. */
const SURNAME = /^\p{Lu}\p{Ll}{1,2}$/u
const YEAR = /[\s,(]+(?:19|20)\d{2}\)?$/u
const AGE = new RegExp(String.raw`[\s,(]+\d{2}(?:\s?${units.year}(?: old)?)?\)?$`, 'iu')
const MOST_TITLES = 12

const withoutDegree = (text: string) =>
  text.replace(BEHIND_NAME, (whole: string, marks: string, degree: string) =>
    SURNAME.test(degree) && !/[,(/]/.test(marks) ? whole : '',
  )

/** A name without salutations, titles, degrees, pronouns, an age and a year of birth around it. */
export const withoutTitles = (text: string): string => {
  let bare = text
  for (let round = 0; round < MOST_TITLES; round += 1) {
    const next = withoutDegree(bare.replace(BEFORE_NAME, ''))
      .replace(YEAR, '')
      .replace(AGE, '')
      .replace(/(?<![\s,(/])[\s,(/]+$/, '')
      .trim()
    if (next === bare || next === '') break
    bare = next
  }
  return bare
}
