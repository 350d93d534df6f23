import { messages } from '@wervio/contracts'

/** Texts of the specification (2 §8) that only these screens show. */
export const texts = {
  vacancyFailed: 'Kon vacature niet ophalen',
  answerShape: messages.matchingDataInvalid,
} as const
