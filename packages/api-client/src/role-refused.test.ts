import { expect, jest, test } from '@jest/globals'
import { listVacancies, messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { call, onRoleRefused } from './index.ts'
import { fakeServices, MAIN, server } from './testing/fake-services.ts'

fakeServices()

const refuse = (status: number, code: string) =>
  server.use(
    http.get(`${MAIN}/api/vacancies`, () =>
      HttpResponse.json({ error: messages.roleRefused, message: messages.roleRefused, code }, { status }),
    ),
  )

test('a call that is refused for the role is told of, any other failure is not', async () => {
  const listener = jest.fn()
  const stop = onRoleRefused(listener)
  refuse(403, 'forbidden')
  await expect(call(listVacancies, {})).rejects.toMatchObject({ status: 403 })
  expect(listener).not.toHaveBeenCalled()
  refuse(403, 'role_refused')
  await expect(call(listVacancies, {})).rejects.toMatchObject({ code: 'role_refused', message: messages.roleRefused })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await expect(call(listVacancies, {})).rejects.toMatchObject({ code: 'role_refused' })
  expect(listener).toHaveBeenCalledTimes(1)
})
