import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { createReadingPlaces, type ReadingPlaces } from './reading-places.ts'

const refusalOf = (places: ReadingPlaces, organisation: string): unknown => {
  try {
    places.take(organisation)
    return null
  } catch (error) {
    return error
  }
}
const busy = { message: messages.overloaded, retryAfter: 5 }

test('an organisation fills half of the places, and others find room', () => {
  const places = createReadingPlaces()
  const leave = [1, 2, 3].map(() => places.take('bureau'))
  const refusal = refusalOf(places, 'bureau')
  expect(refusal).toBeInstanceOf(ServiceError)
  expect(refusal).toMatchObject({ code: 'rate_limited', status: 429, ...busy })
  expect(refusalOf(places, 'elders')).toBeNull()
  leave[0]?.()
  expect(refusalOf(places, 'bureau')).toBeNull()
})

test('with all places taken everybody is asked to come back, until one is free', () => {
  const places = createReadingPlaces()
  const leave = ['a', 'a', 'b', 'b', 'c', 'c'].map((organisation) => places.take(organisation))
  expect(refusalOf(places, 'd')).toMatchObject({ code: 'overloaded', status: 503, ...busy })
  leave[5]?.()
  expect(refusalOf(places, 'd')).toBeNull()
})
