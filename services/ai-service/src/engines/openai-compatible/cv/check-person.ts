import { checkValue, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'

const ONE_LINE = 1

/** The words of a name in every order that begins elsewhere: 'de Vries, Jan' says Jan de Vries. */
const turned = (name: string): string[] => {
  const words = name.split(/[\s,]+/).filter(Boolean)
  return words.slice(1).map((_word, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(' '))
}

/** Whether words stand nowhere but under the references. */
const isOfReference = ({ source }: Checking, matches: readonly { first: number }[]) =>
  matches.length > 0 && matches.every(({ first }) => source.lines[first]?.reference ?? false)

/** A name, never of a reference; also where the document puts the surname first. */
export const checkName = (checking: Checking, raw: string | null): CheckedValue | null => {
  const name = tidy(raw)
  const matches = checking.text.findAll(name)
  const others = matches.length > 0 ? [] : turned(name).flatMap((order) => checking.text.findAll(order, ONE_LINE))
  if (!checking.same(name, checking.rules.name) && isOfReference(checking, [...matches, ...others])) {
    checking.drop(name, 'reference')
    return null
  }
  const [other] = others
  // The rules know who is meant by 'Voornaam: Jan' and 'Achternaam: de Vries', which no stretch of text says.
  if (other && !checking.same(name, checking.rules.name))
    return { value: name.includes(',') ? other.quote : name, evidence: evidenceAt(other), line: other.first }
  return checkValue(checking, raw, checking.rules.name, 'name')
}

/** A place. Of 'Utrecht, Nederland' the parts that the document contains. */
export const checkLocation = (checking: Checking, raw: string | null): CheckedValue | null => {
  const location = tidy(raw)
  const parts = location.split(/\s*,\s*/)
  const whole = parts.length === 1 || checking.text.findAll(location).length > 0
  if (whole) return checkValue(checking, raw, checking.rules.location, 'location')
  const checkedPlaces = parts.flatMap((part) => checkValue(checking, part, checking.rules.location, 'location') ?? [])
  const [first] = checkedPlaces
  return first ? { ...first, value: checkedPlaces.map(({ value }) => value).join(', ') } : null
}
