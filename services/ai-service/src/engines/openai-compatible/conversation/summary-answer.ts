import { z } from 'zod'
import { lenientList } from '../lenient.ts'

/** Of one part of a conversation. */
const MOST_SENTENCES = 40

/** Numbers of segments as models write them: alone, as text, or in brackets. */
const segmentNumbers = z.preprocess(
  (value) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const number = typeof one === 'string' ? Number.parseInt(one.replace(/^\D+/, ''), 10) : one
      return typeof number === 'number' && Number.isInteger(number) ? [number] : []
    }),
  z.array(z.int()).max(20),
)

const sentence = z.object({
  tekst: z.string().max(1_000).trim(),
  bronnen: segmentNumbers.describe('Nummers van de stukken waarop de zin rust.'),
})
const sentences = lenientList(sentence, { most: MOST_SENTENCES })

/** What a model must return: sentences, each with the numbers of the segments that it rests on. */
export const summaryAnswer = z.object({
  besproken: lenientList(z.object({ onderwerp: z.string().max(100).trim(), zinnen: sentences }), { most: 20 }),
  competenties: lenientList(
    z.object({
      naam: z.string().max(100).trim(),
      situatie: sentences,
      taak: sentences,
      actie: sentences,
      resultaat: sentences,
    }),
    { most: 20 },
  ),
  afspraken: sentences,
  open_vragen: sentences,
})
export type SummaryAnswer = z.infer<typeof summaryAnswer>
export type AnswerSentence = z.infer<typeof sentence>
