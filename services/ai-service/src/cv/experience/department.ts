import { patternOf } from '../lexicon/lexicon.ts'
import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import { pieceOf } from '../entries/row.ts'
import { cutOffPlace } from '../entries/split-row.ts'

const DEPARTMENT = new RegExp(
  String.raw`,\s+(?:(?:the|de|het|afd\.?)\s+)?[^,]*(?<!\p{L})${patternOf('departments', 'named', 'department')}(?!\p{L}).*$`,
  'iu',
)
const BRANCH = new RegExp(
  String.raw`(?:,\s+|\s+[–-]\s+|\s+(?=\())\(?${patternOf('departments', 'named', 'branch')}\s.*$`,
  'iu',
)
/** A service inside an organisation; with a capital it may be one by itself: 'Dienst Justitiële Inrichtingen'. */
const SERVICE = /(?:,\s+|\s+[–-]\s+|\s+(?=\())\(?dienst\s\p{L}.*$/u
const AGENCY =
  /\s+\(?(?:(?:interim|uitzendkracht|uitzendwerk|detachering|op uitzendbasis) via|via|gedetacheerd (?:via|vanuit|door|bij|naar)|gestationeerd bij|seconded to|ingehuurd door|uitgezonden door|through|vanuit)\s+(?=\p{Lu})|\s+\((?:uitzendkracht|uitzendbureau|uitzendwerk|interim|detachering|payroll)\s+(?=\p{Lu})/u
const LONGEST = 200

const partBefore = (part: HeadingPart | null, mark: RegExp): HeadingPart | null => {
  const departmentMark = part && part.piece.text.length < LONGEST ? mark.exec(part.piece.text) : null
  const piece =
    part && departmentMark && departmentMark.index > 0
      ? pieceOf(part.piece.line, part.piece.from, part.piece.from + departmentMark.index)
      : null
  return part && piece ? { ...part, piece } : part
}

/** 'Als chauffeur' and 'Nu: chauffeur' are the job 'chauffeur'. */
const withoutAs = (part: HeadingPart | null): HeadingPart | null => {
  const opening = part
    ? /^(?:als|as an?|functie:?|werkzaam als|(?:nu|thans|momenteel|eerder|daarvoor|voorheen|currently|previously|formerly):) (?=\p{L})/iu.exec(
        part.piece.text,
      )
    : null
  const piece = part && opening ? pieceOf(part.piece.line, part.piece.from + opening[0].length, part.piece.to) : null
  return part && piece ? { ...part, piece } : part
}

/**
 * Names without departments and branches: 'Projectleider, afdeling Wegen' is the job 'Projectleider', 'Treant, locatie
 * Emmen' the firm 'Treant'. Somebody sent by an agency works for its client.
 */
export const withoutDepartment = (names: NamedParts): NamedParts => {
  const what = withoutAs(partBefore(names.where ? partBefore(names.what, AGENCY) : names.what, DEPARTMENT))
  return {
    ...names,
    what,
    where: partBefore(partBefore(partBefore(names.where, AGENCY), BRANCH), SERVICE),
    rest: names.rest.map((part) => (part.role === 'place' ? (partBefore(part, AGENCY) ?? part) : part)),
  }
}

/** Takes the place off the name of a firm once the job behind it is cut off: 'Bakkerij Smit te Hoorn, verkoopster'. */
export const withoutPlaceInFirm = (names: NamedParts): NamedParts => {
  const { where, rest } = names
  const placeCut = where ? cutOffPlace(where.piece) : null
  if (!where || !placeCut?.rest || !placeCut.place) return names
  const hasPlace = rest.some(({ role }) => role === 'place')
  return {
    ...names,
    where: { ...where, piece: placeCut.rest },
    rest: hasPlace ? rest : [...rest, { piece: placeCut.place, role: 'place', slot: where.slot }],
  }
}
