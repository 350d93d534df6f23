import { publicationTags } from '@wervio/contracts'

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescape = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '')

/** Problems of tags: unknown, badly nested or unclosed ones, attributes, and raw signs outside tags. */
export const tagProblems = (html: string): string[] => {
  const problems: string[] = []
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)>/g)) {
    if (!publicationTags.some((allowed) => allowed === name)) problems.push(`unknown ${tag}`)
    if (slash === '') open.push(name)
    else if (open.pop() !== name) problems.push(`bad nesting at ${tag}`)
  }
  const rest = html.replace(/<\/?[a-z0-9]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, '')
  return [...problems, ...open.map((name) => `unclosed ${name}`), ...(/[<>&"']/.test(rest) ? ['raw sign'] : [])]
}

/** The blocks of a text: its tag and its words. */
export const blocksOf = (html: string) =>
  [...html.matchAll(/<(h1|h2|p|li)>(.*?)<\/\1>/g)].map(([, tag = '', content = '']) => ({
    tag,
    text: unescape(content.replace(/<\/?strong>/g, '')),
  }))

/** Headings with nothing under them. */
export const emptyHeadings = (html: string) =>
  [...html.matchAll(/<h2>([^<]*)<\/h2>\s*(?=<h2>|$)/g)].map((match) => match[1])

/** Signs of careless typography in one block. */
export const typographyProblems = (text: string): string[] =>
  [/\.\.(?!\.)/, / [,;.!?](?: |$)/, / {2,}/, /[,;]\./, /\.,(?! )/, /^\s|\s$/, /^$/, /:\.$/]
    .filter((bad) => bad.test(text.replace(/https?:\/\/\S+/g, 'adres')))
    .map((bad) => `${bad} in ‘${text.slice(0, 80)}’`)

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
export const holds = (text: string, part: string) => ` ${bare(text)} `.includes(` ${bare(part)} `)

/** Numbers, addresses and names inside sentences of `text` that `input` doesn't hold. */
export const inventions = (text: string, input: string): string[] => {
  const numbers = text.match(/\d+/g) ?? []
  const addresses = text.match(/[\w.+-]+@[\w.-]+|https?:\/\/\S+|www\.\S+/g) ?? []
  const names = text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/gu) ?? []
  const commonAbbreviations = new Set(['VOG'])
  return [...new Set([...numbers, ...addresses, ...names])].filter(
    (part) => !commonAbbreviations.has(part) && !bare(input).includes(bare(part)),
  )
}
