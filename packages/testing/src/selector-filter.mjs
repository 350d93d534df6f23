import { createRequire } from 'node:module'

/**
 * jsdom asks of every rule on the page whether it matches an element, for every role and name that a test looks for.
 * Browsers first look at the class or the name that a selector ends in; this does the same, so that only rules which
 * can match are asked. What they then answer is jsdom's.
 */

const QUOTED = /"[^"\\]*"|'[^'\\]*'/g
const BRACKETED = /\[[^[\]]*\]/g
const PARENTHESISED = /\([^()]*\)/g
/** Anything else, such as an escape or a namespace, is left to jsdom. */
const PLAIN = /^[\w\s.#:*>+~,-]*$/

const withoutParentheses = (selector) => {
  const shorter = selector.replaceAll(PARENTHESISED, '')
  return shorter === selector ? selector : withoutParentheses(shorter)
}

/** What an element must have for a selector without commas to match it, or null where that isn't sure. */
const requirementOf = (selector) => {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)
  const className = /\.([\w-]+)/.exec(last)?.[1]
  if (className !== undefined) return { className }
  const elementName = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase()
  return elementName === undefined ? null : { elementName }
}

/** What an element must have one of for the selector to match it, or null where that isn't sure. */
export const requirementsOf = (selector) => {
  // Something stays in the place of an attribute: what `.a [b]` ends in is not `.a`.
  const plain = withoutParentheses(selector.replaceAll(QUOTED, '').replaceAll(BRACKETED, ':attribute'))
  if (!PLAIN.test(plain)) return null
  const requirements = plain.split(',').map(requirementOf)
  return requirements.includes(null) ? null : requirements
}

const remember = (compute) => {
  const values = new Map()
  return (text) => {
    if (!values.has(text)) values.set(text, compute(text))
    return values.get(text)
  }
}

const rememberedRequirements = remember(requirementsOf)
const classesIn = remember((text) => new Set(text.split(/[\t\n\f\r ]+/)))

const canMatch = (element, selector) => {
  // A rule without a selector, such as keyframes.
  if (typeof selector !== 'string') return true
  const { _ownerDocument: page, _localName: localName } = element
  const { _mode: mode } = page
  const requirements = rememberedRequirements(selector)
  // In quirks mode classes don't mind their case.
  if (requirements === null || mode !== 'no-quirks') return true
  const classes = classesIn(element.getAttributeNS(null, 'class') ?? '')
  const name = localName.toLowerCase()
  return requirements.some(({ className, elementName }) =>
    className === undefined ? elementName === name : classes.has(className),
  )
}

const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

// Takes effect for the parts of jsdom that load after this.
selectors.matchesDontThrow = (element, selector) => canMatch(element, selector) && matchesDontThrow(element, selector)
