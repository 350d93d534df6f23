import { expect, test } from '@jest/globals'
import { createWaitingRoom, ParsersBusyError } from './waiting-room.ts'

const refusalOf = (take: () => unknown): string => {
  try {
    take()
    return 'room'
  } catch (error) {
    return error instanceof ParsersBusyError ? error.of : String(error)
  }
}

test('an organisation fills half of the room, and the rest stays for others', () => {
  const room = createWaitingRoom(100)
  const free = room.take('een', 40)
  expect(refusalOf(() => room.take('een', 20))).toBe('organisation')
  room.take('ander', 50)
  expect(refusalOf(() => room.take('derde', 20))).toBe('all')
  free()
  free()
  expect(refusalOf(() => room.take('derde', 20))).toBe('room')
  expect(refusalOf(() => room.take('een', 50))).toBe('all')
})

test('many small files are too many too', () => {
  const room = createWaitingRoom(1_000_000)
  const frees = Array.from({ length: 500 }, () => room.take('een', 1))
  expect(refusalOf(() => room.take('een', 1))).toBe('organisation')
  expect(refusalOf(() => room.take('ander', 1))).toBe('room')
  frees[0]?.()
  expect(refusalOf(() => room.take('een', 1))).toBe('room')
})
