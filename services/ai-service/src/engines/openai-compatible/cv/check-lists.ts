import type { SpokenLanguage } from '@wervio/contracts'
import { namesLicence } from '../../../cv/extras/driving-licences.ts'
import { standardOf } from '../../../cv/skills/known-skills.ts'
import { distinctBy } from './distinct-by.ts'
import { agreed, checkValue, evidenceAt, tidy, type Checking, type Kept } from './kept.ts'
import { keyOf } from './letters.ts'

/** Lines from a language to its level. */
const BESIDE = 2

const distinct = (all: readonly Kept[]): readonly Kept[] => distinctBy(all, ({ value }) => keyOf(value))

/** Skills; another wording of one that the rules read ('Microsoft Excel' for 'Excel') becomes the document's. */
export const checkSkills = (checking: Checking, given: readonly (string | null)[]): readonly Kept[] =>
  distinct(
    given.flatMap((skill) => {
      const value = tidy(skill)
      const at = checking.rules.skills.findIndex((known) => standardOf(known) === standardOf(value))
      const known = checking.rules.skills[at] ?? null
      const path = `skills.${at}`
      const synonym =
        known !== null && checking.text.findAll(value).length === 0 ? agreed(checking, known, known, path) : null
      return synonym ?? checkValue(checking, value, known, path) ?? []
    }),
  )

export const checkCertificates = (checking: Checking, given: readonly (string | null)[]): readonly Kept[] =>
  distinct(
    given.flatMap((certificate) => {
      const at = checking.rules.certificates.findIndex((known) => checking.same(tidy(certificate), known))
      return checkValue(checking, certificate, checking.rules.certificates[at] ?? null, `certificates.${at}`) ?? []
    }),
  )

const CATEGORY = /^(?:AM|A[12]?|BE?|C1?E?|D1?E?|T)$/

/** Categories such as 'B' that stand behind or under a word for a driving licence. */
export const checkLicences = (checking: Checking, given: readonly (string | null)[]): readonly Kept[] =>
  distinct(
    given.flatMap((licence) => {
      const value = tidy(licence)
        .replace(/^(?:rijbewijs|driving licen[cs]e|categorie)\s+/i, '')
        .replace(/[\s+]/g, '')
        .toUpperCase()
      if (value === '') return []
      const at = checking.rules.driving_licences.indexOf(value)
      const both = agreed(checking, value, checking.rules.driving_licences[at] ?? null, `driving_licences.${at}`)
      if (both) return both
      const spelled = new RegExp(`(?<![\\p{L}\\d])${value.split('').join('[\\s+]?')}(?![\\p{L}\\d])`, 'u')
      const { lines } = checking.source
      const line = CATEGORY.test(value)
        ? lines.findIndex(
            ({ text }, index) =>
              spelled.test(text) && (namesLicence(text) || namesLicence(lines[index - 1]?.text ?? '')),
          )
        : -1
      const there = lines[line]
      if (there)
        return { value, evidence: evidenceAt({ quote: there.text, places: there.place ? [there.place] : [] }), line }
      checking.drop(tidy(licence))
      return []
    }),
  )

/** A language with the level that stands beside it. */
export type KeptLanguage = { value: SpokenLanguage; evidence: Kept['evidence'] }

function checkLanguage(
  checking: Checking,
  given: { language: string | null; level: string | null },
): KeptLanguage | null {
  const { languages } = checking.rules
  const at = languages.findIndex(({ language }) => checking.same(tidy(given.language), language))
  const known = languages[at]
  const language = checkValue(checking, given.language, known?.language ?? null, `languages.${at}`)
  if (!language) return null
  const wanted = tidy(given.level)
  if (wanted === '') return { value: { language: language.value, level: null }, evidence: language.evidence }
  if (known && checking.same(wanted, known.level))
    return { value: { language: language.value, level: known.level }, evidence: language.evidence }
  const named = checking.text.findAll(language.value)
  const there = checking.text
    .findAll(wanted)
    .find(({ first }) => named.some((one) => Math.abs(first - one.first) <= BESIDE))
  if (!there) checking.drop(wanted)
  return { value: { language: language.value, level: there ? wanted : null }, evidence: language.evidence }
}

export const checkLanguages = (
  checking: Checking,
  given: readonly { language: string | null; level: string | null }[],
): readonly KeptLanguage[] =>
  distinctBy(
    given.flatMap((one) => checkLanguage(checking, one) ?? []),
    ({ value }) => keyOf(value.language),
  )
