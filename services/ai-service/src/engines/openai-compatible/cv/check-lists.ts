import type { SpokenLanguage } from '@wervio/contracts'
import { namesLicence } from '../../../cv/extras/driving-licences.ts'
import { standardOf } from '../../../cv/skills/known-skills.ts'
import { distinctBy } from './distinct-by.ts'
import { agreed, checkValue, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'
import { keyOf } from './letters.ts'

/** Lines from a language to its level. */
const BESIDE = 2

const distinct = (all: readonly CheckedValue[]): readonly CheckedValue[] => distinctBy(all, ({ value }) => keyOf(value))

/** Skills; another wording of one that the rules read ('Microsoft Excel' for 'Excel') becomes the document's. */
export const checkSkills = (checking: Checking, skills: readonly (string | null)[]): readonly CheckedValue[] =>
  distinct(
    skills.flatMap((skill) => {
      const value = tidy(skill)
      const at = checking.rules.skills.findIndex((ruleSkill) => standardOf(ruleSkill) === standardOf(value))
      const sameSkill = checking.rules.skills[at] ?? null
      const path = `skills.${at}`
      const synonym =
        sameSkill !== null && checking.text.findAll(value).length === 0
          ? agreed(checking, sameSkill, sameSkill, path)
          : null
      return synonym ?? checkValue(checking, value, sameSkill, path) ?? []
    }),
  )

export const checkCertificates = (
  checking: Checking,
  certificates: readonly (string | null)[],
): readonly CheckedValue[] =>
  distinct(
    certificates.flatMap((certificate) => {
      const at = checking.rules.certificates.findIndex((ruleCertificate) =>
        checking.same(tidy(certificate), ruleCertificate),
      )
      return checkValue(checking, certificate, checking.rules.certificates[at] ?? null, `certificates.${at}`) ?? []
    }),
  )

const CATEGORY = /^(?:AM|A[12]?|BE?|C1?E?|D1?E?|T)$/

/** Categories such as 'B' that stand behind or under a word for a driving licence. */
export const checkLicences = (checking: Checking, licences: readonly (string | null)[]): readonly CheckedValue[] =>
  distinct(
    licences.flatMap((licence) => {
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
      const licenceLine = lines[line]
      if (licenceLine)
        return {
          value,
          evidence: evidenceAt({ quote: licenceLine.text, places: licenceLine.place ? [licenceLine.place] : [] }),
          line,
        }
      checking.drop(tidy(licence))
      return []
    }),
  )

/** A language with the level that stands beside it. */
type CheckedLanguage = { value: SpokenLanguage; evidence: CheckedValue['evidence'] }

const checkLanguage = (
  checking: Checking,
  spoken: { language: string | null; level: string | null },
): CheckedLanguage | null => {
  const { languages } = checking.rules
  const at = languages.findIndex(({ language }) => checking.same(tidy(spoken.language), language))
  const ruleLanguage = languages[at]
  const language = checkValue(checking, spoken.language, ruleLanguage?.language ?? null, `languages.${at}`)
  if (!language) return null
  const level = tidy(spoken.level)
  if (level === '') return { value: { language: language.value, level: null }, evidence: language.evidence }
  if (ruleLanguage && checking.same(level, ruleLanguage.level))
    return { value: { language: language.value, level: ruleLanguage.level }, evidence: language.evidence }
  const matches = checking.text.findAll(language.value)
  const levelMatch = checking.text
    .findAll(level)
    .find(({ first }) => matches.some((one) => Math.abs(first - one.first) <= BESIDE))
  if (!levelMatch) checking.drop(level)
  return { value: { language: language.value, level: levelMatch ? level : null }, evidence: language.evidence }
}

export const checkLanguages = (
  checking: Checking,
  languages: readonly { language: string | null; level: string | null }[],
): readonly CheckedLanguage[] =>
  distinctBy(
    languages.flatMap((one) => checkLanguage(checking, one) ?? []),
    ({ value }) => keyOf(value.language),
  )
