import { units } from '../dates/durations.ts'
import { endsAsSentence } from './head-like.ts'
import type { Evidence } from './learn-heads.ts'
import { labelOf } from './labels.ts'
import { pieceOf, type RowPiece, type Row } from './row.ts'
import { cutAtMarks, cutAtStyles, cutAtWord, cutOffPlace, isWhere } from './split-row.ts'

/**
 * What a part of a head is: 'what' a job or study, 'where' a firm or school, 'aside' a particular such as 'fulltime'.
 */
export type Role = 'what' | 'where' | 'place' | 'aside'

/** A part of the head of an entry; `role` is null until it is known, `slot` is its row and its position in the row. */
export type HeadingPart = { piece: RowPiece; role: Role | null; slot: string }

const ASIDE =
  /^\(?(?:(?:full|part)[\s-]?time|voltijd|deeltijd|fulltimer|parttimer|contract|permanent|temporary|tijdelijk|vast|uitzend(?:kracht)?|remote|hybrid[e]?|thuis|op locatie|onsite|seasonal|dienstverband|oproep(?:basis|kracht)?|\d{1,2}(?:[-–]\d{1,2})? ?(?:uur|u|hrs?|hours)(?: (?:per|p\/|a) ?(?:week|w))?|\d+(?:,\d+)? fte|(?:onbe)?betaald|(?:c?gpa|grade|cijfer|gemiddelde?|eindcijfer|average|note|abschlussnote|moyenne)\b[^\p{L}]{0,25}(?:gpa)?|\d(?:[.,]\d+)?\s?\/\s?\d+(?:[.,]\d+)?(?: ?c?gpa)?|\d{1,3}(?:[.,]\d{1,3})? ?%|\d{1,2}[.,]\d{1,3}(?: ?c?gpa)?|cdi|cdd|intérim|alternance|apprentissage|temps (?:plein|partiel|complet)|mi-temps|zomers?|summers?|zomervakanties?|jobstudent|(?:un)?befristet|vollzeit|teilzeit|minijob|(?:niet |nog niet |voortijdig )?(?:afgerond|behaald|geslaagd|voltooid|gestopt)|diploma(?: behaald)?|geen diploma|not (?:completed|finished)|completed|ongoing|in progress|lopend|expected|verwacht|forthcoming|abgeschlossen|abgebrochen|en cours|cum laude|with distinction|https?:\S+|www\.\S+)\)?$/iu

/** In brackets, how or when somebody worked: 'Kok (stage)', 'van 2006 tot 2009 (weekenden)'. */
const BRACKETED =
  /^\((?:(?:als |via )?(?:interim|stages?|stagiaire?|bijbaan|bijberoep|vervanging|invaller|vakantiewerk|vakantiejob|studentenjob|zomerwerk|weekendwerk|studentenwerk|in opleiding|stage en afstuderen|afstudeerstage|meewerkstage|uitzendbureau|uitzendbasis|detachering|freelance|zzp|zelfstandige?|internship|placement|side job|student job|weekends? job|summer job|temp|weekend(?:en|s)?|avonden|zaterdag(?:en)?|schoolvakanties|vakanties))\)$/iu

const EMPLOYED =
  /^(?:(?:ben|was|heb) ik )?(?:werkzaam|gewerkt|in dienst|employed|worked) (bij|als|at|as) (.{2,80}?) (als|in de functie van|bij|as|at|for) (?:een? |the )?(.{2,80}?)\.?$/diu

/** 'Werkzaam bij De Eik als kok', in either order. */
const employedParts = (piece: RowPiece): readonly { piece: RowPiece; role: Role }[] | null => {
  const employment = piece.text.length > 200 ? null : EMPLOYED.exec(piece.text)
  const isJob = (word: string) => /^(?:als|as|in de functie van)$/i.test(word)
  const [, first = '', , second = ''] = employment ?? []
  if (!employment || isJob(first) === isJob(second)) return null
  const values = [2, 4].map((group) => {
    const [from, to] = employment.indices?.[group] ?? [0, 0]
    return pieceOf(piece.line, piece.from + from, piece.from + to)
  })
  return values.flatMap((value, index) =>
    value ? partsBesideLabel(value, isJob(index === 0 ? first : second) ? 'what' : 'where') : [],
  )
}

/** Words between a job and its firm. */
export const atWords =
  /\s+(?:(?:in (?:vaste )?(?:loon)?dienst |werkzaam |tewerkgesteld )?bij|at|@|bei|chez|voor de firma|in (?:vaste )?(?:loon)?dienst van|i\.o\.v\.|namens)\s+(?=[\p{Lu}\d'’("“])|\s+bij\s+(?=(?:de|het|een|diverse|verschillende) \S)|\s+(?:aan (?:de|het)|an der|à (?:la|l['’])|en la|alla|all['’])\s*(?=(?:\p{Lu}[\p{L}-]+ )?(?:Universi|Rijksuniversi|Hogeschool|Hochschule|Fachhochschule|Technische|TU |École|Ecole|Academie|Akademie|Lycée|Institut|College|ROC))/u
export const atWordsInCapitals = /\s+(?:BIJ|AT|@|BEI)\s+(?=[\p{Lu}\d'’("“])/u

const spellsAside = (text: string) => text.length < 60 && (ASIDE.test(text.trim()) || BRACKETED.test(text.trim()))

const LASTED = new RegExp(
  String.raw`(?:,| [|•·–-]|) \(?(?:ca\.? |circa )?\d{1,2}(?:[.,]\d)? (?:${units.year}|${units.month}|${units.week}|${units.day})\)?$`,
  'iu',
)

/** The result of a study, behind its school. */
const HONOURS =
  /,\s+(?:mention (?:très |assez )?bien|mention passable|(?:magna |summa )?cum laude|met (?:lof|genoegen|onderscheiding)|mit auszeichnung|avec (?:distinction|mention))$/iu

/**
 * Takes a duration or a result off: '5 jaar' of 'Praktijk De Linde, 5 jaar', 'mention bien' of 'Lycée Colbert, mention
 * bien'.
 */
const withoutDuration = (piece: RowPiece): RowPiece => {
  const suffix = piece.text.length > 200 ? null : (LASTED.exec(piece.text) ?? HONOURS.exec(piece.text))
  const rest = suffix && suffix.index > 0 ? pieceOf(piece.line, piece.from, piece.from + suffix.index) : null
  return rest ? { ...rest, bold: piece.bold, italic: piece.italic } : piece
}

const partsOfPiece = (wholePiece: RowPiece): readonly { piece: RowPiece; role: Role | null }[] => {
  const piece = withoutDuration(wholePiece)
  const labelAndValue = labelOf(piece)
  if (labelAndValue?.value && labelAndValue.label !== 'tasks') {
    const { label, value } = labelAndValue
    if (label === 'when') return []
    const { rest, place } = label === 'where' ? cutOffPlace(value) : { rest: value, place: null }
    return [
      ...(rest ? [{ piece: rest, role: label === 'place' ? ('place' as const) : label }] : []),
      ...(place ? [{ piece: place, role: 'place' as const }] : []),
    ]
  }
  const employmentParts = employedParts(piece)
  if (employmentParts) return employmentParts
  return cutAtStyles(piece)
    .flatMap(cutAtMarks)
    .flatMap((one): readonly { piece: RowPiece; role: Role | null }[] => {
      if (spellsAside(one.text)) return [{ piece: one, role: 'aside' }]
      if (isWhere(one.text)) return [{ piece: one, role: 'place' }]
      const { rest, place } = cutOffPlace(one)
      const placeParts = place ? [{ piece: place, role: 'place' as const }] : []
      const [before, after] = rest
        ? [
            ...cutAtWord(rest, atWords),
            ...(rest.text === rest.text.toUpperCase() ? cutAtWord(rest, atWordsInCapitals) : []),
          ].filter((part) => part.text !== rest.text)
        : []
      if (before && after) return [{ piece: before, role: 'what' }, { piece: after, role: 'where' }, ...placeParts]
      return [
        ...(rest ? [{ piece: rest, role: spellsAside(rest.text) ? ('aside' as const) : null }] : []),
        ...placeParts,
      ]
    })
}

/** The parts of a value beside its label. */
const partsBesideLabel = (piece: RowPiece, role: Role): readonly { piece: RowPiece; role: Role }[] => {
  if (role !== 'where') return [{ piece, role }]
  const { rest, place } = cutOffPlace(piece)
  return [...(rest ? [{ piece: rest, role }] : []), ...(place ? [{ piece: place, role: 'place' as const }] : [])]
}

type OrderedPart = { piece: RowPiece; role: Role | null; ordinal: number }

const orderedPartsOf = (row: Row): readonly OrderedPart[] => {
  const parts: OrderedPart[] = []
  let names = 0
  let labelRole: Role | null = null
  for (const piece of row.pieces) {
    const labelAndValue = labelOf(piece)
    if (labelAndValue && labelAndValue.value === null && row.pieces.length > 1) {
      labelRole =
        labelAndValue.label === 'what' || labelAndValue.label === 'where' || labelAndValue.label === 'place'
          ? labelAndValue.label
          : 'aside'
      continue
    }
    const cellRole = labelRole
    labelRole = null
    for (const part of cellRole ? partsBesideLabel(piece, cellRole) : partsOfPiece(piece)) {
      parts.push({ ...part, ordinal: names })
      if (part.role !== 'place' && part.role !== 'aside') names += 1
    }
  }
  return parts
}

const partsByRow = new WeakMap<Row, readonly OrderedPart[]>()

/** The parts of a row in their order; cells that hold nothing but a label give their role to the next cell. */
export const partsOfRow = (row: Row, offset: number): readonly HeadingPart[] => {
  const parts = partsByRow.get(row) ?? orderedPartsOf(row)
  partsByRow.set(row, parts)
  return parts.map(({ piece, role, ordinal }) => ({ piece, role, slot: `${offset}/${ordinal}` }))
}

/** True for a remark in brackets behind a name; a text in brackets that stands alone is a name. */
const isRemark = ({ piece, slot }: HeadingPart) =>
  slot !== '0/0' && piece.from > 0 && piece.line.text[piece.from - 1] === ' ' && /^\([^()]*\)$/.test(piece.text)

const namesOfRow = (row: Row): readonly HeadingPart[] =>
  partsOfRow(row, 0).filter(
    (part) => (part.role === null || part.role === 'what' || part.role === 'where') && !isRemark(part),
  )

const FEW_WORDS = 7

/** What the words of rows say, by how far they lean to a job (above 0) or a firm (below 0). */
export const evidenceBy = (lean: (text: string) => number): Evidence => ({
  lean,
  namesIn: (row) => namesOfRow(row).length,
  leansIn: (row) =>
    namesOfRow(row).map(({ role, piece }) => (role === 'what' ? 3 : role === 'where' ? -3 : lean(piece.text))),
  readsAsName: (row) => {
    if (endsAsSentence(row.pieces.at(-1)?.line.text ?? '') || row.text.split(' ').length > FEW_WORDS) return false
    const parts = partsOfRow(row, 0)
    const names = namesOfRow(row)
    return (
      names.length > 0 &&
      names.length < 3 &&
      (names.some(({ role, piece }) => role !== null || Math.abs(lean(piece.text)) >= 1.2) ||
        parts.some(({ role }) => role === 'place'))
    )
  },
})
