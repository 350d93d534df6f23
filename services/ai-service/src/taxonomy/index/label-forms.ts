/** 'Java (computer programming)' is also asked for as 'Java'. */
const QUALIFIER = /\s*\([^()]*\)$/

const wordsOf = (part: string): string[] => part.trim().split(/\s+/)

/**
 * The two forms of 'leraar/lerares Frans', 'actor/actress' and 'lead waiter/waitress'; none of what is cut otherwise.
 */
const halvesOf = (label: string): string[] => {
  const [left, right, ...others] = label.split('/').map(wordsOf)
  if (!left || !right || others.length > 0 || left[0] === '' || right[0] === '') return []
  if (left.length === right.length) return [left.join(' '), right.join(' ')]
  if (left.length === 1) return [[...left, ...right.slice(1)].join(' '), right.join(' ')]
  if (right.length === 1) return [left.join(' '), [...left.slice(0, -1), ...right].join(' ')]
  return []
}

/**
 * The forms beside itself under which a label is asked for: without what it has between brackets, and without a slash.
 */
export const formsOf = (label: string): readonly string[] => {
  const hasQualifier = label.endsWith(')') && QUALIFIER.test(label)
  if (!hasQualifier && !label.includes('/')) return []
  const plain = label.replace(QUALIFIER, '')
  return [...(hasQualifier && plain !== '' ? [plain] : []), ...(plain.includes('/') ? halvesOf(plain) : [])]
}
