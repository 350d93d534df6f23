import { createRecruiter } from '../support/accounts.ts'
import { callApi, saveVacancy } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { newVacancy } from '../support/marks.ts'

const draft = { title: 'Controller', company: 'Bakkerij De Korenbloem' }

test('a user of another organisation sees nothing of a vacancy', async ({ signedIn: page, urls, complaints }) => {
  complaints.allow(/status of 404/)
  const { id } = await saveVacancy(urls.mainApi, await createRecruiter(urls), draft)
  await page.goto('/vacancy-dashboard')
  await expect(newVacancy(page)).toBeVisible()
  await expect(page.getByText(draft.title)).toHaveCount(0)
  await page.goto(`/vacancy/${id}`)
  await expect(page.getByText('Vacature niet gevonden')).toBeVisible()
  await expect(page.getByText(draft.title)).toHaveCount(0)
})

test('the calls themselves answer 404 to another organisation, and nothing changes', async ({ recruiter, urls }) => {
  const owner = await createRecruiter(urls)
  const { id } = await saveVacancy(urls.mainApi, owner, draft)
  const address = `${urls.mainApi}/api/vacancies/${id}`
  const { token } = recruiter
  for (const call of [{ method: 'GET' }, { method: 'PUT', body: { title: 'Van mij' } }, { method: 'DELETE' }]) {
    const answer = await callApi(address, { token, ...call })
    expect(answer).toEqual({
      status: 404,
      body: expect.objectContaining({ code: 'not_found', error: 'Vacature niet gevonden' }),
    })
  }
  expect((await callApi(`${urls.mainApi}/api/vacancies`, { token })).body).toEqual([])
  expect((await callApi(address, { token: owner.token })).body).toMatchObject(draft)
})
