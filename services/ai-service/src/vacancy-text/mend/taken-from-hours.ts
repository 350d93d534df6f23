import { splitSentences, withoutEnd } from '../language/sentences.ts'
import { isAboutApplying } from './applying.ts'
import { isDemand, writeDemand } from './demands.ts'
import { writeOut } from './shorthand.ts'
import { type SortedItems, tellsContact } from './sections-of-items.ts'

/** A sentence that begins with a demand, with its reason behind it: 'eigen vervoer nodig, er rijdt dan geen bus'. */
const beginsWithDemand = (sentence: string): boolean => {
  const [first = '', ...reasons] = sentence.split(', ')
  return isDemand(first) && reasons.every((reason) => /^(?:er|want|omdat|daar|dit|dat|dan|we|wij|je) /i.test(reason))
}

/** The hours without what is asked of somebody or says whom to reach, which go to their own place. */
export const takeFromHours = (hours: string, { hardSkills, contact }: SortedItems): string => {
  const sentences = splitSentences(hours)
  const others = sentences.flatMap((typed) => {
    const sentence = withoutEnd(typed)
    if ((tellsContact(sentence) || isAboutApplying(sentence)) && sentences.length > 1) {
      contact.push(sentence)
      return []
    }
    if (beginsWithDemand(sentence)) {
      hardSkills.push(writeOut(writeDemand(sentence)))
      return []
    }
    const clauses = typed.split(', ')
    const demands = clauses.length > 1 ? clauses.filter((clause) => isDemand(withoutEnd(clause))) : []
    hardSkills.push(...demands.map((clause) => writeOut(writeDemand(withoutEnd(clause)))))
    return demands.length === 0 ? [typed] : [clauses.filter((clause) => !demands.includes(clause)).join(', ')]
  })
  return others.join(' ').trim()
}
