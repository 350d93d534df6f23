import type { AuditEntry } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'

/** A part of a sentence; with an address it is a link. */
export type SentencePiece = { text: string; href?: string }

export const plain = (text: string): SentencePiece => ({ text })

/** The candidate, with a way to them while they are there. */
export const person = ({ candidate }: AuditEntry): SentencePiece => {
  if (candidate === null) return plain('een kandidaat')
  return candidate.name === null
    ? plain('een verwijderde kandidaat')
    : { text: candidate.name, href: routes.candidate.href(candidate.id) }
}

export const job = ({ vacancy }: AuditEntry): SentencePiece => {
  if (vacancy === null) return plain('een vacature')
  return vacancy.name === null
    ? plain('een verwijderde vacature')
    : { text: vacancy.name, href: routes.vacancy.href(vacancy.id) }
}

/** ' bij Kok', where a vacancy is known. */
export const atJob = (entry: AuditEntry): SentencePiece[] =>
  entry.vacancy === null ? [] : [plain(' bij '), job(entry)]

/** ' van Noor', where a candidate is known. */
export const ofPerson = (entry: AuditEntry): SentencePiece[] =>
  entry.candidate === null ? [] : [plain(' van '), person(entry)]

/** Files by what they are. */
export const fileKinds: Readonly<Record<string, string>> = { cv: 'een CV', attachment: 'een bijlage', import: 'een CV' }
