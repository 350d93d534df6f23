import { isOfTheJob } from '../../conversation/summary/summary-headings.ts'
import { fold } from '../people/question/fold.ts'
import { conversationsIn, sidesIn } from './conversations-in.ts'
import { labelOf, labelParts } from './labels.ts'
import { leavesOf } from './leaves.ts'
import { linkAnswers, linkNotedAnswers } from './link-answers.ts'
import { type DraftedField, joinRecords } from './records.ts'
import { candidateNameOf, sideOfPath } from './sides.ts'
import { isSpokenKey } from './spoken-keys.ts'
import { takeTurns } from './turns.ts'
import type { Reading, Side, Unit } from './units.ts'
import { unitsOfLeaf } from './units-of-leaf.ts'

/** Whom a text is about; what a summary repeats of the job was told by the recruiter. */
const sideOfText = (path: readonly string[], { keys, heading }: Pick<Unit, 'keys' | 'heading'>): Side =>
  isSpokenKey(fold(keys)) && isOfTheJob(heading) ? 'vacancy' : sideOfPath(path)

/** Gives those who speak in a conversation their side, and links each answer to its question. */
const follow = (units: readonly Unit[], candidateName: string | null): void => {
  for (const conversation of conversationsIn(units.filter(({ speaker }) => speaker !== ''))) {
    const sides = sidesIn(conversation, candidateName)
    for (const unit of conversation) unit.side = sides.get(unit.speaker) ?? unit.side
    linkAnswers(conversation)
  }
  linkNotedAnswers(units)
}

/** 'gesprek-2.m4a' says nothing of a conversation. */
const FILE_NAME = /^file_?name$/i

/** Reads a context into units of text with their paths. Orders to a machine are left out and reported. */
export const readContext = async (context: Record<string, unknown>, signal: AbortSignal): Promise<Reading> => {
  const candidateName = candidateNameOf(context)
  const drafted: DraftedField[] = []
  const ordersIn = new Set<string>()
  const turns = takeTurns(signal)
  for (const [place, leaf] of leavesOf(context).entries()) {
    if (FILE_NAME.test(leaf.path.at(-1) ?? '')) continue
    const { units, orders } = await unitsOfLeaf(leaf, place, turns)
    if (orders) ordersIn.add(labelOf(labelParts(leaf.path)))
    drafted.push({ leaf, units })
    if (turns.isOver()) await turns.pass()
  }
  const units = joinRecords(drafted).flatMap(({ units: read, leaf }) =>
    read.map((unit): Unit => ({ ...unit, asked: '', side: sideOfText(leaf.path, unit), order: 0 })),
  )
  for (const [order, unit] of units.entries()) unit.order = order
  follow(units, candidateName)
  return { units, candidateName, ordersIn: [...ordersIn] }
}
