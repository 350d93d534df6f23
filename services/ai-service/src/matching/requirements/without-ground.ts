import { groundAgainst } from '../../persona/source/exclusions.ts'
import { languagesIn } from './languages.ts'

/** A mother tongue beside a level that can be learned: 'op moedertaalniveau of C1' asks for C1. */
const OR_BORN_WITH =
  /(?:op\s)?(?:moedertaal\p{L}*|mother tongue|native(?:\sspeaker|\slevel)?)\s(?:of|or)\s(?=[^,;]*(?:[ABC][12]|vloeiend|fluent|uitstekend|excellent))/giu

/**
 * A demand without its clauses on which no demand may rest, where another clause asks for a language: a level is left
 * of 'moedertaal of C1'. `setAside` is what was left out; null when nothing was.
 */
export const withoutGround = (item: string): { rest: string | null; setAside: string | null } => {
  const ground = groundAgainst(item)
  if (ground === null) return { rest: item, setAside: null }
  if (ground === 'welkom' || ground === 'contact') return { rest: null, setAside: null }
  if (ground !== 'afkomst') return { rest: null, setAside: item }
  const clauses = item.replace(OR_BORN_WITH, '').split(/[,;]\s+/u)
  const allowed = clauses.filter((clause) => groundAgainst(clause) === null)
  const rest = allowed.join(', ')
  if (languagesIn(rest).length === 0) return { rest: null, setAside: item }
  return { rest, setAside: allowed.length === clauses.length ? null : item }
}
