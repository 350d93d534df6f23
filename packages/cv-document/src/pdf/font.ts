/** Facts about a typeface of the file. */
export type Font = {
  name: string
  bold: boolean
  italic: boolean
  /** Its letters are pictures (FontAwesome and the like). */
  icons: boolean
  /** Symbol, Wingdings and the like. */
  symbols: boolean
  type3: boolean
  vertical: boolean
  /** Its letters are numbered by the file, with a table of Unicode or without. */
  composite: boolean
  /** Made by TeX, with letters at the places of its own encodings. */
  tex: boolean
  /** Width of one unit of a glyph at size 1. */
  unit: number
  /** Height of its letters at size 1: 1, but in some Type 3 typefaces. */
  height: number
}

/** Semibold counts as bold; medium doesn't, because many designs set all their text in it. */
const BOLD =
  /bold|black|heavy|semib|demi(?!ng)|extrab|(?:^|[-,_ ])(?:bd|b|sb)(?:mt)?$|^(?:[a-z]{6}\+)?(?:cmbx|cmssbx|sfbx|ecbx|lmbx)|-(?:7|8|9)00|bx\d+$|-medi(?:ital)?$/i
const ITALIC =
  /ital|obliq|slanted|kursiv|(?:^|[-,_ ])(?:it|i|bi|boldit)(?:mt)?$|^(?:[a-z]{6}\+)?(?:cmti|cmsl|sfti|lmri|lmsl)/i
const ICONS =
  /awesome|fontello|icomoon|glyphicon|material.?(?:icon|symbol|design)|mdi\b|marvosym|icons?\b|(?:^|\+)(?:fa[bsrl]?-|bootstrap-?icons|academicons|ionicons|typicons|phosphor|entypo|simple-?line|segoe ?(?:mdl|ui ?symbol|ui ?emoji)|noto ?color ?emoji|apple ?color ?emoji|symbola)/i

const SYMBOLS = /wingding|webding|dingbat|(?:^|\+)symbol/i

const TEX = /^(?:[A-Z]{6}\+)?(?:CM|EC|SF|LM|MSB|TC)[A-Z]{0,6}\d+$/i

type Source = {
  bbox?: unknown
  name?: unknown
  bold?: unknown
  black?: unknown
  italic?: unknown
  isType3Font?: unknown
  vertical?: unknown
  composite?: unknown
  fontMatrix?: unknown
}

/** Type 3 letters have any unit; with an unreasonable box, the typeface's size is given elsewhere. */
const heightOf = ({ isType3Font, bbox, fontMatrix }: Source): number => {
  if (isType3Font !== true || !Array.isArray(bbox) || !(fontMatrix as ArrayLike<number> | undefined)?.length) return 1
  const [, bottom = 0, , top = 0] = bbox as number[]
  const height = Math.abs((top - bottom) * ((fontMatrix as ArrayLike<number>)[3] ?? 0))
  return height === 0 || (height > 0.5 && height < 2.5) ? 1 : 0.8 * height
}

/** Reads a font as pdf.js keeps it in `commonObjs`. */
export const fontOf = (source: Source): Font => {
  const name = typeof source.name === 'string' ? source.name : ''
  const matrix = source.fontMatrix as ArrayLike<number> | undefined
  return {
    name,
    bold: source.bold === true || source.black === true || BOLD.test(name),
    italic: source.italic === true || ITALIC.test(name),
    icons: ICONS.test(name),
    symbols: SYMBOLS.test(name),
    type3: source.isType3Font === true,
    vertical: source.vertical === true,
    composite: source.composite === true,
    tex: TEX.test(name) || source.isType3Font === true,
    unit: matrix?.[0] ?? 0.001,
    height: heightOf(source),
  }
}
