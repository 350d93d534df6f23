import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { checkPorts, portNames, portTable, readPorts, StartError } from './ports.ts'

test('without variables the ports are the fixed ones', () => {
  expect(readPorts({})).toMatchObject({
    shell: 3000,
    marketing: 3001,
    vacancies: 3002,
    candidates: 3003,
    mainApi: 8000,
    aiService: 5000,
    authEmulator: 9099,
  })
})

test('an empty variable counts as absent', () => {
  expect(readPorts({ WERVIO_SHELL_PORT: ' ' }).shell).toBe(3000)
})

test.each(portNames)('%s: a value that is no port names its variable', (name) => {
  for (const value of ['0', '70000', 'abc', '80.5', '-1']) {
    expect(() => readPorts({ [portTable[name].variable]: value })).toThrow(portTable[name].variable)
  }
})

test.each([6000, 10_080])('port %d, which browsers refuse to open, is refused by name', (port) => {
  expect(() => readPorts({ WERVIO_AUTH_EMULATOR_PORT: String(port) })).toThrow(
    new StartError(
      `WERVIO_AUTH_EMULATOR_PORT is ${port}, en die poort openen browsers niet. Kies een andere, zoals 9099.`,
    ),
  )
})

test('two on one port are refused by name', () => {
  expect(() => readPorts({ WERVIO_SHELL_PORT: '8000' })).toThrow(
    /WERVIO_SHELL_PORT en WERVIO_MAIN_API_PORT|WERVIO_MAIN_API_PORT en WERVIO_SHELL_PORT/,
  )
})

test('a port that is taken names its variable, and a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ports = { ...readPorts({}), mainApi: port }
  await expect(checkPorts(ports, ['mainApi'])).rejects.toThrow(
    new StartError(
      `Poort ${port} is bezet. Zet WERVIO_MAIN_API_PORT op een vrije poort, of stop het programma dat hem gebruikt (draait Wervio al?).`,
    ),
  )
  server.close()
  await once(server, 'close')
  await expect(checkPorts(ports, ['mainApi'])).resolves.toBeUndefined()
})
