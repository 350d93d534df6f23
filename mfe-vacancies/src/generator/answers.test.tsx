import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeServices, GENERATE, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { requiredFields } from './generator-fields.ts'

fakeServices()

const response = (vacatureText: string, questions: unknown[]) => ({
  html: `<h1>Kok</h1><p>${vacatureText}</p>`,
  vacatureText,
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
  questions,
})
const question = {
  field: 'salaris',
  quote: '14 - 16',
  question: 'Is dit salaris per uur, per maand of per jaar?',
  options: [
    { label: 'Per uur', changes: { salaris: '14 - 16 per uur' } },
    { label: 'Zo laten', changes: {} },
  ],
}

test('the generator asks what it can not decide; an answer fills the field and writes anew, and can be undone', async () => {
  const salaries: unknown[] = []
  server.use(
    http.post(GENERATE, async ({ request }) => {
      const { salaris } = (await request.json()) as { salaris: string }
      salaries.push(salaris)
      return HttpResponse.json(
        salaris.endsWith('per uur') ? response('Met uurloon', []) : response('Zonder periode', [question]),
      )
    }),
  )
  const { user } = renderApp('/vacatures/generator')
  for (const { label } of requiredFields) {
    await user.click(await screen.findByRole('textbox', { name: label }))
    await user.paste(label === 'Salaris' ? '14 - 16' : 'Kok')
  }
  await user.click(await screen.findByRole('button', { name: 'Genereer Vacaturetekst' }))
  const region = within(await screen.findByRole('region', { name: 'Eén vraag over je formulier' }))
  await user.click(region.getByRole('button', { name: 'Per uur' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Met uurloon'))
  expect(salaries).toEqual(['14 - 16', '14 - 16 per uur'])
  expect(screen.getByRole('textbox', { name: 'Salaris' })).toHaveValue('14 - 16 per uur')
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(screen.getByRole('textbox', { name: 'Salaris' })).toHaveValue('14 - 16')
  expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Zonder periode')
  expect(screen.getByRole('region', { name: 'Eén vraag over je formulier' })).toBeVisible()
})
