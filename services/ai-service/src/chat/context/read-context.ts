import { labelOf, labelParts } from './labels.ts'
import { leavesOf } from './leaves.ts'
import { type DraftedField, joinRecords } from './records.ts'
import { candidateNameOf, sideOfPath, sideOfSpeaker } from './sides.ts'
import { takeTurns } from './turns.ts'
import type { Reading, Unit } from './units.ts'
import { unitsOfLeaf } from './units-of-leaf.ts'

const isQuestion = (text: string) => /\?["'”’)]*$/.test(text)

const SHORT_QUESTION = 4

/** 'Past dat?' asks about the sentence before it. */
const wholeQuestion = ({ text, speaker, paragraph }: Unit, before: Unit | undefined): string =>
  before?.speaker === speaker && before.paragraph === paragraph && text.split(' ').length <= SHORT_QUESTION
    ? `${before.text} ${text}`
    : text

/**
 * Links each answer in a conversation to the other speaker's question before it, and gives both speakers their side.
 */
const follow = (units: Unit[], candidateName: string | null): void => {
  const speakers = [...new Set(units.map(({ speaker }) => speaker).filter(Boolean))]
  const sides = new Map(speakers.map((speaker) => [speaker, sideOfSpeaker(speaker, candidateName)]))
  if (speakers.length === 2) {
    const [one = '', other = ''] = speakers
    if (sides.get(one) === null)
      sides.set(one, sides.get(other) === 'candidate' ? 'vacancy' : sides.get(other) === 'vacancy' ? 'candidate' : null)
    if (sides.get(other) === null)
      sides.set(other, sides.get(one) === 'candidate' ? 'vacancy' : sides.get(one) === 'vacancy' ? 'candidate' : null)
  }
  let question = { text: '', by: '', paragraph: '' }
  for (const [index, unit] of units.entries()) {
    if (unit.speaker === '') continue
    const before = units[index - 1]
    unit.side = sides.get(unit.speaker) ?? unit.side
    if (isQuestion(unit.text))
      question = { text: wholeQuestion(unit, before), by: unit.speaker, paragraph: unit.paragraph }
    else if (unit.speaker !== question.by) unit.asked = question.text
    else if (unit.paragraph !== question.paragraph) question = { text: '', by: '', paragraph: '' }
  }
}

/** Reads a context into units of text with their paths. Orders to a machine are left out and reported. */
export const readContext = async (context: Record<string, unknown>, signal: AbortSignal): Promise<Reading> => {
  const candidateName = candidateNameOf(context)
  const drafted: DraftedField[] = []
  const ordersIn = new Set<string>()
  const turns = takeTurns(signal)
  for (const [place, leaf] of leavesOf(context).entries()) {
    const { units, orders } = await unitsOfLeaf(leaf, place, turns)
    if (orders) ordersIn.add(labelOf(labelParts(leaf.path)))
    drafted.push({ leaf, units })
    if (turns.isOver()) await turns.pass()
  }
  const units = joinRecords(drafted).flatMap(({ units: read, leaf }) =>
    read.map((unit): Unit => ({ ...unit, asked: '', side: sideOfPath(leaf.path), order: 0 })),
  )
  for (const [order, unit] of units.entries()) unit.order = order
  follow(units, candidateName)
  return { units, candidateName, ordersIn: [...ordersIn] }
}
