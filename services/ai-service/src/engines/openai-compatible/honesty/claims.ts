import type { VacancyForm } from '../../../vacancy-text/form.ts'

/** Everything the form says, in one text. */
export const saidBy = ({
  names: _names,
  spellings: _spellings,
  isShouted: _isShouted,
  ...fields
}: VacancyForm): string => Object.values(fields).join('\n')

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)]+|\b[\w-]{1,63}\.(?:nl|com|be|eu|org|net|io|de|info|jobs)\b(?:\/[^\s)]*)?/gi
const NUMBER = /\d{1,3}(?:[.,  ]\d{3}){1,6}(?:,\d{1,20})?(?!\d)|\d{1,20}(?:[.,]\d{1,20})?/g
const PHONE = /(?:\+|\b0)[\d\s()-]{7,18}\d/g
const MONTH =
  /\b(?:\d{1,2} )?(?:januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december)\b|\b\d{1,2} mei\b/gi
const WORDED =
  /\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|vijfentwintig|dertig|veertig|vijftig|zestig|tachtig|honderd|tweehonderd|vijfhonderd|duizend|tweeduizend|drieduizend)(?= (?:euro|procent|vakantiedagen|vrije dagen|dagen|uur|jaar|maanden|weken)\b)/gi

/** '3.000', '3 000' and '3000' are one number; '8,5' and '8.5' too. */
const bareNumber = (number: string) =>
  number
    .replace(/[.,  ](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '')
const lower = (text: string) => text.toLowerCase()
const digits = (text: string) => text.replace(/\D/g, '').replace(/^31/, '0')

/** Kinds of fact a text can claim; each gives the claims of a text in a form that can be compared. */
const KINDS: ((text: string) => string[])[] = [
  (text) => (text.match(EMAIL) ?? []).map(lower),
  (text) =>
    (text.replace(EMAIL, ' ').match(ADDRESS) ?? []).map((address) =>
      lower(address).replace(/^https?:\/\/|^www\.|[/.,]+$/g, ''),
    ),
  (text) => (text.match(PHONE) ?? []).map(digits),
  (text) => (text.match(NUMBER) ?? []).map(bareNumber),
  (text) => (text.match(MONTH) ?? []).map((month) => lower(month).replace(/^\d+ /, '')),
  (text) => (text.match(WORDED) ?? []).map(lower),
]

const VALUES: Record<string, string> = {
  twee: '2',
  drie: '3',
  vier: '4',
  vijf: '5',
  zes: '6',
  zeven: '7',
  acht: '8',
  negen: '9',
  tien: '10',
  twaalf: '12',
}

/** Whether every number, amount, date, address and telephone number of `text` stands in `sourceText`. */
export const createFactCheck = (sourceText: string): ((text: string) => boolean) => {
  const sourceClaims = KINDS.map((kind) => new Set(kind(sourceText)))
  const numbers = new Set((sourceText.match(NUMBER) ?? []).map(bareNumber))
  return (text) =>
    KINDS.every((kind, index) =>
      kind(text).every((claim) => sourceClaims[index]?.has(claim) || numbers.has(VALUES[claim] ?? '')),
    )
}
