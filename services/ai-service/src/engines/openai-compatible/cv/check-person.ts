import { checkValue, evidenceAt, tidy, type Checking, type Kept } from './kept.ts'

const ONE_LINE = 1

/** The words of a name in every order that begins elsewhere: 'de Vries, Jan' says Jan de Vries. */
const turned = (name: string): string[] => {
  const words = name.split(/[\s,]+/).filter(Boolean)
  return words.slice(1).map((_word, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(' '))
}

/** Whether words stand nowhere but under the references. */
const isOfReference = ({ source }: Checking, found: readonly { first: number }[]) =>
  found.length > 0 && found.every(({ first }) => source.lines[first]?.reference ?? false)

/** A name, never of a reference; also where the document puts the surname first. */
export function checkName(checking: Checking, given: string | null): Kept | null {
  const name = tidy(given)
  const standing = checking.text.findAll(name)
  const others = standing.length > 0 ? [] : turned(name).flatMap((order) => checking.text.findAll(order, ONE_LINE))
  if (!checking.same(name, checking.rules.name) && isOfReference(checking, [...standing, ...others])) {
    checking.drop(name, 'reference')
    return null
  }
  const [other] = others
  // The rules know who is meant by 'Voornaam: Jan' and 'Achternaam: de Vries', which no stretch of text says.
  if (other && !checking.same(name, checking.rules.name))
    return { value: name.includes(',') ? other.quote : name, evidence: evidenceAt(other), line: other.first }
  return checkValue(checking, given, checking.rules.name, 'name')
}

/** A place; of 'Utrecht, Nederland' what the document says of it. */
export function checkLocation(checking: Checking, given: string | null): Kept | null {
  const location = tidy(given)
  const parts = location.split(/\s*,\s*/)
  const whole = parts.length === 1 || checking.text.findAll(location).length > 0
  if (whole) return checkValue(checking, given, checking.rules.location, 'location')
  const kept = parts.flatMap((part) => checkValue(checking, part, checking.rules.location, 'location') ?? [])
  const [first] = kept
  return first ? { ...first, value: kept.map(({ value }) => value).join(', ') } : null
}
