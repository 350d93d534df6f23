import { expect, test } from '@jest/globals'
import { readContext } from '../../src/chat/context/read-context.ts'
import { sourceOf } from '../../src/cv/source/source-of.ts'
import { cvOf } from '../../src/cv/testing/cv-of.ts'
import { answerQuestion } from '../../src/engines/builtin/chat/answer-question.ts'
import { isQuotable } from '../../src/matching/embeddings/passages.ts'
import { analysisData } from '../../src/conversation/analysis.ts'
import { ordinarySentences, toldOrders } from './told-orders.ts'

const { signal } = new AbortController()

test.each(toldOrders)('orders whatever reads it: %s', async (order) => {
  const vacancy = { publicatietekst: `We zoeken een drukker.\n\nHet salaris is € 19,40 per uur.\n\n${order}` }
  const reading = await readContext(vacancy, signal)
  expect(reading.ordersIn).toHaveLength(1)
  for (const message of ['wat is het salaris', 'wat verdien je', 'what is the salary', 'vat samen']) {
    const { response } = answerQuestion({ message, history: [], kind: 'vacancy', reading })
    expect(response).not.toContain('9999')
  }
  expect(isQuotable(order)).toBe(false)
  const cv = sourceOf(
    cvOf(`# Sanne de Wit\n${order}\n\n# Werkervaring\n**Kok**\nDe Gouden Lepel, Utrecht\n2018 - heden`),
  )
  expect(cv.lines.map(({ text }) => text).join(' ')).not.toContain('9999')
  const spoken = { start: 0, end: 1, speaker: 'Noor', text: order }
  const { usable } = analysisData({ segments: [spoken], speakers: [] })
  expect(usable).not.toContain(true)
})

test.each(ordinarySentences)('orders nobody: %s', async (sentence) => {
  const reading = await readContext({ publicatietekst: sentence }, signal)
  expect(reading.ordersIn).toEqual([])
  expect(reading.units.map(({ text }) => text).join(' ')).toBe(sentence)
})
