import { same, words } from './normalise.ts'

/** Written before or after a name; no part of it. */
const TITLES = new Set([
  'mr',
  'mw',
  'dhr',
  'mrs',
  'ms',
  'drs',
  'dr',
  'ir',
  'ing',
  'prof',
  'bsc',
  'msc',
  'mba',
  'llm',
  'phd',
  'ma',
  'ba',
  'hons',
  'pgce',
  'mphil',
  'dphil',
  'beng',
  'meng',
  'llb',
  'dipl',
  'mag',
  'rn',
  'pmp',
  'cpa',
  'acca',
  'aca',
  'jr',
  'sr',
])

/** Beside a name in Latin letters the same one in another script says nothing new. */
const latin = (all: string[]): string[] => {
  const latinWords = all.filter((word) => /\p{Script=Latin}/u.test(word))
  return latinWords.length > 0 ? latinWords : all
}

const bare = (name: string): string[] => {
  const all = latin(words(name))
  const nameWords = all.filter((word) => word.length > 1 && !TITLES.has(word))
  return nameWords.length > 1 ? nameWords : all
}

/**
 * The same name; titles, initials and another script may be there or not, every other word must agree, in the same
 * order.
 */
export const sameName = (truth: string, answer: string): boolean =>
  same(truth, answer) || bare(truth).join('') === bare(answer).join('')

export const sameEmail = (truth: string, answer: string): boolean =>
  truth.trim().toLowerCase() === answer.trim().toLowerCase()

const COUNTRY_CODE = 3
/** The zero of the national form, written after the code of a country that drops it there: '(+31) 0497'. */
const TRUNK_ZERO = /^(31|32|33|44|49)0/

/** The same number, in national or international form. */
export const samePhone = (truth: string, answer: string): boolean => {
  const [one, other] = [truth, answer].map((phone) => {
    const digits = phone.replace('(0)', '').replace(/\D/g, '')
    const international = /^[\s(]*(\+|00)/.test(phone)
    return { international, digits: international ? digits.replace(/^00/, '').replace(TRUNK_ZERO, '$1') : digits }
  })
  if (!one || !other || one.digits.length < 7) return false
  if (one.international === other.international) return one.digits === other.digits
  const [national, full] = one.international ? [other.digits, one.digits] : [one.digits, other.digits]
  const significant = national.replace(/^0/, '')
  return full.endsWith(significant) && full.length - significant.length <= COUNTRY_CODE
}

/** What identifies a profile: 'in/jan-jansen', its full address and 'jan-jansen' are one. */
const slug = (address: string): string =>
  decodeURIComponent(
    /\/?(?:in|pub)\/([^/?#\s]+)/i.exec(address)?.[1] ??
      address
        .replace(/(?<![/?#\s])[/?#\s]+$/, '')
        .split('/')
        .at(-1) ??
      '',
  )
    .replace(/^@/, '')
    .replace(/[\u2010\u2011]/g, '-')
    .toLowerCase()

export const sameProfile = (truth: string, answer: string): boolean =>
  slug(truth) !== '' && slug(truth) === slug(answer)
