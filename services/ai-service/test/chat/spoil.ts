import { noorTranscript } from './contexts/transcript-noor.ts'
import { plannerVacancy } from './contexts/vacancy-planner.ts'
import { sanneCandidate } from './contexts/candidate-sanne.ts'
import type { HiddenOrder } from './hidden-orders.ts'

/** A text of the context, to be put in with the order's own. */
const put = (text: string, { as, text: order }: HiddenOrder): string => {
  if (as === 'html')
    return `${text
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}${order}`
  return as === 'tail' ? `${text} ${order}` : `${text}\n${order}`
}

/** The same context with and without the order; HTML on both sides where the order is HTML. */
export const spoil = (
  order: HiddenOrder,
): {
  kind: 'candidate' | 'vacancy'
  clean: Record<string, unknown>
  spoilt: Record<string, unknown>
} => {
  const nothing = { ...order, text: '' }
  const into = (build: (order: HiddenOrder) => Record<string, unknown>) => ({
    clean: build(nothing),
    spoilt: build(order),
  })
  if (order.into === 'vacancy')
    return {
      kind: 'vacancy',
      ...into((text) => ({ ...plannerVacancy, publicatietekst: put(plannerVacancy.publicatietekst, text) })),
    }
  const [first] = noorTranscript.transcripten
  if (order.into === 'transcript')
    return {
      kind: 'candidate',
      ...into((text) => ({
        ...noorTranscript,
        transcripten: [{ ...first, transcript: put(first?.transcript ?? '', text) }],
      })),
    }
  if (order.as === 'key')
    return { kind: 'candidate', ...into(({ text }) => ({ ...sanneCandidate, ...(text && { [text]: 'ja' }) })) }
  if (order.into === 'notes')
    return {
      kind: 'candidate',
      ...into((text) => ({
        ...sanneCandidate,
        kandidaat: { ...sanneCandidate.kandidaat, notes: put(sanneCandidate.kandidaat.notes, text) },
      })),
    }
  return { kind: 'candidate', ...into((text) => ({ ...sanneCandidate, cv: put(sanneCandidate.cv, text) })) }
}
