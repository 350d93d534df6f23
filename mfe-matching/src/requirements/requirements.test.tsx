import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { escoLicence, messages, type RequirementDraft } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  AI,
  failure,
  fakeServices,
  PATH,
  requirementList,
  requirements,
  server,
  stubMatching,
} from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const ADDRESS = `${AI}/api/vacancies/:id/requirements`
type Saved = { version: string; requirements: RequirementDraft[] }

/** Opens 'Eisen en weging'; returns what is saved from then on. */
const openDialog = async (list = requirementList()) => {
  stubMatching(undefined, list)
  const saved: Saved[] = []
  server.use(
    http.put(ADDRESS, async ({ request }) => {
      saved.push((await request.json()) as Saved)
      return HttpResponse.json(requirementList({ version: 'v2' }))
    }),
  )
  const view = renderApp(PATH)
  await screen.findByRole('region', { name: 'Wat als' })
  await view.user.click(screen.getByRole('button', { name: 'Eisen en weging' }))
  return { ...view, saved, dialog: within(await screen.findByRole('dialog', { name: 'Eisen en weging' })) }
}

test('weights, importance and words are changed, a requirement goes and one comes, and all is saved with the version', async () => {
  const { user, dialog, saved } = await openDialog()
  expect(dialog.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Rijbewijs B: meer gewicht' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Indicaties stellen telt als' }), 'Pluspunt')
  await user.type(dialog.getByRole('textbox', { name: 'Woorden van Omaha System' }), ' 3')
  await user.click(dialog.getByRole('button', { name: 'Haal BIG-registratie weg' }))
  const form = within(dialog.getByRole('form', { name: 'Eis toevoegen' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Soort' }), 'Taal')
  await user.type(form.getByRole('textbox', { name: 'Wat vraag je?' }), 'Duits B1{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(saved).toEqual([
    {
      version: 'v1',
      requirements: [
        { id: 'indicatie', kind: 'skill', label: 'Indicaties stellen', importance: 'nice', weight: 3 },
        { id: 'rijbewijs', kind: 'licence', label: 'Rijbewijs B', importance: 'must', weight: 3 },
        { id: 'omaha', kind: 'skill', label: 'Omaha System 3', importance: 'nice', weight: 1 },
        { kind: 'language', label: 'Duits B1', importance: 'must', weight: 3 },
      ],
    },
  ])
  expect(await screen.findByText('De eisen zijn opgeslagen. De scores worden bijgewerkt.')).toBeVisible()
})

test('a trait that somebody adds by hand counts', async () => {
  const { user, dialog } = await openDialog()
  const form = within(dialog.getByRole('form', { name: 'Eis toevoegen' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Soort' }), 'Eigenschap')
  await user.type(form.getByRole('textbox', { name: 'Wat vraag je?' }), 'Nauwkeurig{Enter}')
  expect(dialog.getByRole('spinbutton', { name: 'Gewicht van Nauwkeurig' })).toHaveValue(1)
})

test('a requirement that was taken out is put back', async () => {
  const [first, ...others] = requirements
  if (!first) throw new Error('no requirements')
  const { user, dialog, saved } = await openDialog(requirementList({ requirements: others, removed: [first] }))
  await user.click(dialog.getByRole('button', { name: 'Zet BIG-registratie terug' }))
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(saved.at(0)?.requirements.map(({ id }) => id)).toContain('big'))
})

test('a weight stays between 0 and 10', async () => {
  const { user, dialog } = await openDialog()
  const weight = dialog.getByRole('spinbutton', { name: 'Gewicht van Omaha System' })
  await user.clear(weight)
  await user.type(weight, '40')
  expect(weight).toHaveValue(10)
  expect(dialog.getByRole('button', { name: 'Omaha System: meer gewicht' })).toBeDisabled()
})

test('somebody else changed them first: it says so, nothing is lost, and they can be saved all the same', async () => {
  const { user, dialog, saved } = await openDialog()
  server.use(
    http.put(ADDRESS, () => HttpResponse.json(failure('conflict', messages.requirementsConflict), { status: 409 }), {
      once: true,
    }),
    http.get(ADDRESS, () => HttpResponse.json(requirementList({ version: 'v7' }))),
  )
  await user.click(dialog.getByRole('button', { name: 'Rijbewijs B: meer gewicht' }))
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await dialog.findByText(messages.requirementsConflict)).toBeVisible()
  expect(dialog.getByRole('spinbutton', { name: 'Gewicht van Rijbewijs B' })).toHaveValue(3)
  await user.click(dialog.getByRole('button', { name: 'Sla mijn eisen toch op' }))
  await waitFor(() => expect(saved.map(({ version }) => version)).toEqual(['v7']))
})

test('they go back to what the vacancy says, after a question', async () => {
  const { user, dialog } = await openDialog()
  server.use(http.delete(ADDRESS, () => HttpResponse.json(requirementList({ version: 'v3' }))))
  await user.click(dialog.getByRole('button', { name: 'Zet terug zoals uit de vacature' }))
  await user.click(screen.getByRole('button', { name: 'Terugzetten' }))
  expect(await screen.findByText('De eisen staan weer zoals ze uit de vacature volgen.')).toBeVisible()
})

test('what was changed is not closed away unasked', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Rijbewijs B: minder gewicht' }))
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Wijzigingen weggooien?' }))
  await user.click(question.getByRole('button', { name: 'Annuleren' }))
  expect(dialog.getByRole('spinbutton', { name: 'Gewicht van Rijbewijs B' })).toHaveValue(1)
})

test('an empty name is not saved, and what may not be a requirement is told', async () => {
  const { user, dialog } = await openDialog(requirementList({ warnings: ['‘Jong team’ is geen eis aan iemand.'] }))
  expect(dialog.getByText('‘Jong team’ is geen eis aan iemand.')).toBeVisible()
  await user.clear(dialog.getByRole('textbox', { name: 'Woorden van Omaha System' }))
  expect(dialog.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
  await user.click(
    within(dialog.getByRole('form', { name: 'Eis toevoegen' })).getByRole('button', { name: 'Toevoegen' }),
  )
  expect(dialog.getByText('Vul in wat je vraagt.')).toBeVisible()
})

test('skills of the occupation are suggested with the licence line, and added as a nice to have', async () => {
  const list = requirementList({ suggestions: ['wonden verzorgen', 'Omaha System', 'rapporteren'] })
  const { user, dialog, saved } = await openDialog(list)
  const suggestions = within(dialog.getByRole('region', { name: 'Voorstellen bij dit beroep' }))
  expect(suggestions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'wonden verzorgen',
    'rapporteren',
  ])
  expect(suggestions.getByText(escoLicence)).toBeVisible()
  await user.click(suggestions.getByRole('button', { name: 'Voeg wonden verzorgen toe als pluspunt' }))
  expect(suggestions.queryByRole('button', { name: /wonden verzorgen/ })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.requirements.at(-1)).toEqual({
    kind: 'skill',
    label: 'wonden verzorgen',
    importance: 'nice',
    weight: 1,
  })
})

test('without a taxonomy nothing is suggested', async () => {
  const { dialog } = await openDialog()
  expect(dialog.queryByRole('region', { name: 'Voorstellen bij dit beroep' })).not.toBeInTheDocument()
})
