import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Application, Match } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { APPLICATIONS, match, pipelineOf } from '../../testing/fake-matches.ts'
import { failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const people = () => [
  match(1, 'Amira Haddou', { matchPercentage: 90 }, { stage: 2 }),
  match(2, 'Pieter Vos', { matchPercentage: 80 }, { stage: 4 }),
  match(3, 'Lotte Brouwer', { matchPercentage: 70 }, { outcome: 'rejected', reason: 'Salariswens past niet' }),
  match(4, 'Bo Smit', { matchPercentage: 60 }),
]

beforeEach(() => stubScreen(1440))

const open = async (layout: 'lijst' | 'kolommen' = 'lijst', matches: Match[] = people()) => {
  server.use(...pipelineOf(matches))
  const { user, ...app } = renderApp(`/vacancy/${ID}?tab=matches&weergave=${layout}`)
  await screen.findByRole('article', { name: 'Amira Haddou' })
  const bar = () => within(screen.getByRole('region', { name: 'Selectie' }))
  return {
    ...app,
    user,
    bar,
    choose: async (...names: string[]) => {
      for (const name of names) await user.click(screen.getByLabelText(`Selecteer ${name}`))
    },
    act: async (button: string, item?: string) => {
      await user.click(bar().getByRole('button', { name: button }))
      if (item) await user.click(await screen.findByRole('menuitem', { name: item }))
    },
    undo: () => user.click(screen.getAllByRole('button', { name: 'Ongedaan maken' }).at(-1) ?? document.body),
  }
}
const card = (name: string) => screen.getByRole('article', { name })
const stageOf = (name: string) =>
  within(screen.getByRole('list', { name: `Stappen van ${name}` })).getByRole('listitem', { current: 'step' })
const expectStages = (stages: Record<string, string>) =>
  waitFor(() => {
    for (const [name, stage] of Object.entries(stages)) expect(stageOf(name)).toHaveTextContent(stage)
  })
const expectChosen = (...names: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))).toEqual(
      names.map((name) => `Selecteer ${name}`),
    ),
  )

test('all who are chosen move to a stage, and undoing gives each the stage they had', async () => {
  const { choose, act, undo } = await open()
  await choose('Amira Haddou', 'Pieter Vos')
  await act('Naar stap', 'Aanbod')
  expect(await screen.findByText('2 kandidaten staan nu bij Aanbod.')).toBeVisible()
  await expectStages({ 'Amira Haddou': 'Aanbod', 'Pieter Vos': 'Aanbod', 'Bo Smit': 'CV Ontvangen' })
  await expectChosen()
  await undo()
  expect(await screen.findByText('2 kandidaten staan weer zoals eerst.')).toBeVisible()
  await expectStages({ 'Amira Haddou': 'Eerste Screening', 'Pieter Vos': 'Technische Test' })
})

test('who stands there already is left alone, and whose procedure has ended stays chosen and is counted', async () => {
  const changed: string[] = []
  const { choose, act } = await open()
  // Answers nothing itself: the pipeline does.
  server.use(http.patch<{ id: string }>(`${APPLICATIONS}/:id`, ({ params }) => void changed.push(params.id.slice(-1))))
  await choose('Amira Haddou', 'Pieter Vos', 'Lotte Brouwer')
  await act('Naar stap', 'Technische Test')
  expect(
    await screen.findByText('1 kandidaat staat nu bij Technische Test. 1 was al afgesloten en bleef zo.'),
  ).toBeVisible()
  expect(changed).toEqual(['1'])
  await expectChosen('Lotte Brouwer')
  await choose('Amira Haddou')
  await act('Naar stap', 'Technische Test')
  expect(await screen.findByText('Ze staan al bij Technische Test. 1 was al afgesloten en bleef zo.')).toBeVisible()
  expect(changed).toEqual(['1'])
})

test('who it failed for is put back, stays chosen, is named with the reason, and can be tried again', async () => {
  const { user, bar, choose, act } = await open()
  server.use(
    http.patch(
      `${APPLICATIONS}/${match(4, 'Bo Smit').application?.id ?? ''}`,
      () => HttpResponse.json(failure('forbidden', 'Dat mag nu niet.'), { status: 403 }),
      { once: true },
    ),
  )
  await choose('Amira Haddou', 'Bo Smit')
  await act('Naar stap', 'Gesprek Gepland')
  expect(await screen.findByText('Naar Gesprek Gepland: 1 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText(/^Bo Smit: /)).toBeVisible()
  await expectStages({ 'Amira Haddou': 'Gesprek Gepland', 'Bo Smit': 'CV Ontvangen' })
  await expectChosen('Bo Smit')
  await user.click(bar().getByRole('button', { name: 'Probeer de rest opnieuw' }))
  await expectStages({ 'Bo Smit': 'Gesprek Gepland' })
  await expectChosen()
})

test('a rejection of several asks for one reason, leaves who had ended, and undoing opens them again', async () => {
  const { user, choose, act, undo } = await open()
  await choose('Amira Haddou', 'Lotte Brouwer', 'Bo Smit')
  await act('Uitkomst', 'Afgewezen…')
  const dialog = within(await screen.findByRole('dialog', { name: '2 kandidaten: afgewezen' }))
  expect(dialog.getByText('Amira Haddou en Bo Smit')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  expect(dialog.getByText('Kies of typ een reden.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Vacature is al vervuld' }))
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  expect(await screen.findByText('2 kandidaten zijn afgewezen.')).toBeVisible()
  for (const name of ['Amira Haddou', 'Bo Smit']) {
    expect(within(card(name)).getByText('Afgewezen')).toBeVisible()
    expect(within(card(name)).getByText('Vacature is al vervuld')).toBeVisible()
  }
  expect(within(card('Lotte Brouwer')).getByText('Salariswens past niet')).toBeVisible()
  await undo()
  expect(await screen.findByText('2 kandidaten staan weer zoals eerst.')).toBeVisible()
  await waitFor(() => expect(within(card('Amira Haddou')).queryByText('Vacature is al vervuld')).toBeNull())
  expect(within(card('Bo Smit')).queryByText('Afgewezen')).toBeNull()
})

test('ended procedures are opened again, and undoing gives each its own outcome and reason', async () => {
  const { choose, act, undo } = await open('lijst', [
    ...people(),
    match(5, 'Cas Dijk', { matchPercentage: 50 }, { outcome: 'withdrawn', reason: 'Koos een andere baan' }),
  ])
  await choose('Amira Haddou', 'Lotte Brouwer', 'Cas Dijk')
  await act('Uitkomst', 'Weer openen')
  expect(await screen.findByText('2 kandidaten lopen weer mee.')).toBeVisible()
  await expectChosen('Amira Haddou')
  await undo()
  expect(await screen.findByText('2 kandidaten staan weer zoals eerst.')).toBeVisible()
  await waitFor(() => expect(within(card('Lotte Brouwer')).getByText('Salariswens past niet')).toBeVisible())
  expect(within(card('Lotte Brouwer')).getByText('Afgewezen')).toBeVisible()
  expect(within(card('Cas Dijk')).getByText('Teruggetrokken')).toBeVisible()
  expect(within(card('Cas Dijk')).getByText('Koos een andere baan')).toBeVisible()
})

test('undoing leaves who was changed by somebody else meanwhile, and says so', async () => {
  const { choose, act, undo } = await open()
  await choose('Amira Haddou', 'Bo Smit')
  await act('Naar stap', 'Aanbod')
  await screen.findByText('2 kandidaten staan nu bij Aanbod.')
  const later: Partial<Application> = { stage: 3, updated_at: '2026-03-10T10:00:00.000Z' }
  server.use(...pipelineOf([match(1, 'Amira Haddou', {}, later), match(4, 'Bo Smit', {}, { stage: 5 })]).slice(1))
  await undo()
  expect(await screen.findByText('Ongedaan maken: 1 gelukt, 1 niet.')).toBeVisible()
  expect(
    screen.getByText('Amira Haddou: Iemand heeft deze procedure intussen gewijzigd. Die blijft zoals die nu is.'),
  ).toBeVisible()
  await expectStages({ 'Amira Haddou': 'Gesprek Gepland', 'Bo Smit': 'CV Ontvangen' })
})

test('removing several names them and says that there is no way back', async () => {
  const { user, choose, act } = await open()
  await choose('Amira Haddou', 'Bo Smit')
  await act('Meer', 'Uit de procedure halen')
  const dialog = within(await screen.findByRole('dialog', { name: '2 kandidaten uit de procedure halen?' }))
  expect(
    dialog.getByText(/^Amira Haddou en Bo Smit verdwijnen .* Dit kan niet ongedaan worden gemaakt\.$/),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Uit de procedure halen' }))
  expect(await screen.findByText('2 kandidaten zijn uit de procedure gehaald.')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Bo Smit' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Matches 2' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
})

test('in columns the arrows choose down a column and on to the next, and the stage changes for all', async () => {
  const { user, bar, act } = await open('kolommen')
  const column = (name: string) => within(screen.getByRole('region', { name }))
  column('CV Ontvangen 2').getByRole('link', { name: 'Bo Smit' }).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(bar().getByText('2 geselecteerd')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Amira Haddou' })).toHaveFocus()
  await act('Naar stap', 'Gesprek Gepland')
  expect(await column('Gesprek Gepland 2').findByRole('article', { name: 'Bo Smit' })).toBeVisible()
  expect(column('Gesprek Gepland 2').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
})
