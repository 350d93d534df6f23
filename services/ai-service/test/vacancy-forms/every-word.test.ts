import { expect, test } from '@jest/globals'
import { questionsOf } from '../../src/vacancy-text/questions/questions.ts'
import { translateFact } from '../../src/vacancy-text/language/translate-facts.ts'
import { translateItems } from '../../src/vacancy-text/language/translate.ts'
import { writeColleagues } from '../../src/vacancy-text/mend/colleagues.ts'
import { writeOut } from '../../src/vacancy-text/mend/shorthand.ts'
import { vacancyForms } from '../blind/vacancy-forms/index.ts'
import { forms } from '../forms/index.ts'
import { writeForm } from './write-form.ts'

const labelled = vacancyForms.filter(({ half }) => half === 'tune').map(({ id, form }) => [id, form] as const)

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Words that no text needs: the call above a title, what stands for an empty field or for pay that is named, 'onze
 * klant', who is 'onze opdrachtgever', and 'kunnen', which is said as 'je kunt'.
 */
const NO_CONTENT = /gezocht|website|^geen$|^regio$|^marktconform$|^klant$|^kunnen$/i

const isTranslated = (line: string) => {
  const items = line.replace(/^- /, '').split(/, /)
  return translateItems(items).some((item, index) => item !== items[index]) || translateFact(line) !== line
}

test.each([...Object.entries(forms), ...labelled])(
  '%s: every word and number that was typed is in the text, or in a question about it',
  (_, form) => {
    const { title, lines } = writeForm(form as Parameters<typeof writeForm>[0])
    const bareText = bare(
      [title, ...lines.map((line) => line.text), ...questionsOf(form).map(({ quote }) => quote)].join(' '),
    )
    const missingWords = Object.values(form)
      .flatMap((value) => (value ?? '').split('\n'))
      .filter((line) => writeColleagues(writeOut(line)) === line && !isTranslated(line))
      .flatMap((line) => line.match(/\p{L}{4,}|\d+/gu) ?? [])
      .filter((word) => !bareText.includes(bare(word)) && !NO_CONTENT.test(word))
    expect(missingWords).toEqual([])
  },
)
