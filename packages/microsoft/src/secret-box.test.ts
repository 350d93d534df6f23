import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createSecretBox, keyRing, SealedError } from './secret-box.ts'

const key = (name: string) => ({ name, bytes: randomBytes(32) })

test('what is sealed for one account opens for that account alone', () => {
  const box = createSecretBox([key('a')])
  const sealed = box.seal('een token', 'account-1')
  expect(sealed).not.toContain('token')
  expect(box.open(sealed, 'account-1')).toBe('een token')
  expect(() => box.open(sealed, 'account-2')).toThrow(SealedError)
})

test('the same text is sealed differently each time', () => {
  const box = createSecretBox([key('a')])
  expect(box.seal('x', 'c')).not.toBe(box.seal('x', 'c'))
})

test('after a new key the old rows still open and count as not current; without their key they do not open', () => {
  const [old, fresh] = [key('2025'), key('2026')]
  const sealed = createSecretBox([old]).seal('een token', 'c')
  const rotated = createSecretBox([fresh, old])
  expect(rotated.open(sealed, 'c')).toBe('een token')
  expect(rotated.isCurrent(sealed)).toBe(false)
  expect(rotated.isCurrent(rotated.seal('een token', 'c'))).toBe(true)
  expect(() => createSecretBox([fresh]).open(sealed, 'c')).toThrow(SealedError)
})

test.each(['', 'a', 'a.b.c.d', 'a...', 'onbekend.AAAA.AAAA.AAAA'])('%j is refused, not a crash', (sealed) => {
  expect(() => createSecretBox([key('a')]).open(sealed, 'c')).toThrow(SealedError)
})

test('every altered character is noticed', () => {
  const box = createSecretBox([key('a')])
  const sealed = box.seal('een token', 'c')
  for (let at = 2; at < sealed.length; at += 1) {
    const altered = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'Q' : 'A'}${sealed.slice(at + 1)}`
    // The last character of a part can hold bits that base64 doesn't use: the same bytes are no alteration.
    if (
      Buffer.from(altered.split('.').at(-1) ?? '', 'base64url').equals(
        Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url'),
      ) &&
      altered
        .split('.')
        .slice(1, 3)
        .every((part, index) =>
          Buffer.from(part, 'base64url').equals(Buffer.from(sealed.split('.')[index + 1] ?? '', 'base64url')),
        )
    )
      continue
    expect(() => box.open(altered, 'c')).toThrow(SealedError)
  }
})

test('a ring of keys is read from its variable; a short key or a name twice is refused', () => {
  const base64 = randomBytes(32).toString('base64')
  expect(keyRing.parse(`nieuw:${base64}, oud:${base64}`).map(({ name }) => name)).toEqual(['nieuw', 'oud'])
  expect(keyRing.safeParse('kort:AAAA').success).toBe(false)
  expect(keyRing.safeParse(`a:${base64},a:${base64}`).success).toBe(false)
  expect(keyRing.safeParse('').success).toBe(false)
})
