import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import { pieceOf } from '../entries/row.ts'
import { cutOffPlace } from '../entries/split-row.ts'

const DEPARTMENT =
  /,\s+(?:(?:the|de|het|afd\.?)\s+)?[^,]*\b(?:department|dept|division|afdeling|faculty|faculteit|vakgroep|team|unit)\b.*$/iu
const BRANCH =
  /(?:,\s+|\s+[–-]\s+|\s+(?=\())\(?(?:locatie|vestiging|filiaal|afd\.|afdeling|buitendienst|binnendienst|divisie|business unit|regio|rayon|sector|standplaats|department|division|faculty|faculteit|vakgroep)\s.*$/iu
const AGENCY =
  /\s+\(?(?:via|gedetacheerd (?:via|vanuit|door|bij|naar)|gestationeerd bij|seconded to|ingehuurd door|uitgezonden door|through|vanuit)\s+(?=\p{Lu})/u
const LONGEST = 200

function before(part: HeadingPart | null, mark: RegExp): HeadingPart | null {
  const departmentMark = part && part.piece.text.length < LONGEST ? mark.exec(part.piece.text) : null
  const piece =
    part && departmentMark && departmentMark.index > 0
      ? pieceOf(part.piece.line, part.piece.from, part.piece.from + departmentMark.index)
      : null
  return part && piece ? { ...part, piece } : part
}

/** 'Als chauffeur' is the job 'chauffeur'. */
function withoutAs(part: HeadingPart | null): HeadingPart | null {
  const as = part ? /^(?:als|as an?|functie:?|werkzaam als) (?=\p{L})/iu.exec(part.piece.text) : null
  const piece = part && as ? pieceOf(part.piece.line, part.piece.from + as[0].length, part.piece.to) : null
  return part && piece ? { ...part, piece } : part
}

/**
 * 'Projectleider, afdeling Wegen' is the job 'Projectleider', 'Treant, locatie Emmen' the firm 'Treant', and who is
 * sent by an agency works for its client.
 */
export function withoutDepartment(named: NamedParts): NamedParts {
  const what = withoutAs(before(named.where ? before(named.what, AGENCY) : named.what, DEPARTMENT))
  return { ...named, what, where: before(before(named.where, AGENCY), BRANCH) }
}

/** A firm that was cut loose from what stands behind it loses its place too: 'Bakkerij Smit te Hoorn, verkoopster'. */
export function withoutPlaceInFirm(named: NamedParts): NamedParts {
  const { where, rest } = named
  const cut = where ? cutOffPlace(where.piece) : null
  if (!where || !cut?.rest || !cut.place) return named
  const hasPlace = rest.some(({ role }) => role === 'place')
  return {
    ...named,
    where: { ...where, piece: cut.rest },
    rest: hasPlace ? rest : [...rest, { piece: cut.place, role: 'place', slot: where.slot }],
  }
}
