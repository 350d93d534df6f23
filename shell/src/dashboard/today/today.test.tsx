import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryKeys } from '@wervio/api-client'
import { fakeServices, importNamed, refusal, vacancyNamed } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const {
  answerAttention,
  answerConversations,
  answerImports,
  answerScoring,
  answerUnread,
  answerVacancies,
  seenImports,
  signInAs,
} = fakeServices()
beforeEach(async () => {
  answerVacancies([vacancyNamed('Planner', 1)])
  await signInAs('Sanne de Vries')
})

const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a001'
const OTHER = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a002'
const nothing = { count: 0, rows: [] }
const card = async () => within(await screen.findByRole('region', { name: 'Vandaag' }))

/** A meeting that begins so many minutes from now. */
const meetingIn = (minutes: number, more: object = {}) => ({
  id: ID,
  kind: 'meeting',
  title: 'Kennismaking',
  start: new Date(Date.now() + minutes * 60_000).toISOString(),
  duration: 60,
  participants: [],
  hasRecording: false,
  hasTranscript: false,
  state: 'planned',
  join_url: null,
  candidate: null,
  ...more,
})

test('what waits is named with one link to each subject', async () => {
  answerAttention({
    matches: { count: 1, rows: [{ vacancy_id: ID, vacancy_title: 'Verpleegkundige', candidates: 3, best: 91 }] },
    stalled: {
      count: 1,
      rows: [
        {
          candidate_id: OTHER,
          candidate_name: 'Jan Jansen',
          vacancy_id: ID,
          vacancy_title: 'Verpleegkundige',
          stage: 3,
          days: 16,
        },
      ],
    },
    past_term: { count: 1, rows: [{ candidate_id: ID, candidate_name: 'Piet Vos', retain_until: '2026-01-31' }] },
  })
  answerConversations([meetingIn(0, { candidate: { id: OTHER, name: 'Jan Jansen' } })])
  renderShell('/dashboard')
  const rows = (await card()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(rows).toEqual([
    [
      expect.stringMatching(/^KennismakingNu bezig, begonnen om \d\d:\d\d · Jan Jansen$/),
      `/online-meeting?meeting=${ID}`,
    ],
    ['3 nieuwe sterke matches voor VerpleegkundigeHoogste score 91%', `/matching-dashboard?vacancy=${ID}`],
    ['Jan Jansen wacht al 16 dagenGesprek Gepland · Verpleegkundige', `/kandidaat-profiel/${OTHER}`],
    ['Bewaartermijn van Piet Vos is voorbijSinds 31 januari 2026', `/kandidaat-profiel/${ID}`],
  ])
})

test('a meeting of another day is not of today', async () => {
  answerConversations([meetingIn(48 * 60)])
  renderShell('/dashboard')
  expect((await card()).getByText(/Er wacht niets op je/)).toBeVisible()
})

test('a transcript waits until it was opened from here', async () => {
  const user = userEvent.setup()
  answerImports([importNamed(1, { state: 'done' }), importNamed(2)])
  const { router } = renderShell('/dashboard')
  const link = (await card()).getByRole('link', { name: /gesprek-1/ })
  expect(link).toHaveTextContent('Transcriptie en samenvatting zijn klaar')
  await user.click(link)
  await act(() => router.navigate('/dashboard'))
  expect((await card()).queryByRole('link', { name: /gesprek-1/ })).toBeNull()
  expect(seenImports).toEqual([importNamed(1).id])
})

test('a transcript from Teams that nobody opened waits beside recordings, a click away', async () => {
  answerImports([importNamed(1, { state: 'done' })])
  answerUnread([
    meetingIn(-600, { title: 'Intake', hasTranscript: true, candidate: { id: OTHER, name: 'Jan Jansen' } }),
  ])
  renderShell('/dashboard')
  const rows = (await card()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(rows).toEqual([
    ['gesprek-1Transcriptie en samenvatting zijn klaar', `/gesprek/${importNamed(1).id}`],
    ['IntakeTranscriptie uit Teams is klaar · Jan Jansen', `/online-meeting?transcript=${ID}`],
  ])
})

test('a transcript that was seen on another device does not wait here', async () => {
  answerImports([importNamed(1, { state: 'done', is_seen: true }), importNamed(3, { state: 'done' })])
  renderShell('/dashboard')
  expect(await (await card()).findByRole('link', { name: /gesprek-3/ })).toBeVisible()
  expect((await card()).queryByRole('link', { name: /gesprek-1/ })).toBeNull()
  expect(seenImports).toEqual([])
})

test('more than three of a kind are a press away, and more than came along are counted', async () => {
  const user = userEvent.setup()
  const rows = [1, 2, 3, 4, 5].map((number) => ({
    candidate_id: ID.replace(/1$/, String(number)),
    candidate_name: `Kandidaat ${number}`,
    retain_until: '2026-01-31',
  }))
  answerAttention({ matches: nothing, stalled: nothing, past_term: { count: 9, rows } })
  renderShell('/dashboard')
  const today = await card()
  expect(today.getAllByRole('link')).toHaveLength(3)
  expect(today.getByText('9')).toBeVisible()
  await user.click(today.getByRole('button', { name: 'Toon nog 2 kandidaten over de bewaartermijn' }))
  expect(today.getAllByRole('link')).toHaveLength(5)
  expect(today.getByText('En nog 4 kandidaten over de bewaartermijn.')).toBeVisible()
})

test('a part that fails says so, leaves the others, and can be tried again', async () => {
  const user = userEvent.setup()
  answerAttention(refusal('internal', 'x'), { status: 500 })
  answerConversations([meetingIn(0)])
  renderShell('/dashboard')
  const today = await card()
  expect(today.getByRole('link', { name: /Kennismaking/ })).toBeVisible()
  expect(today.getByRole('alert')).toHaveTextContent('Kon niet ophalen wat vandaag aandacht vraagt.')
  answerAttention()
  await user.click(today.getByRole('button', { name: 'Probeer opnieuw' }))
  await waitFor(() => expect(today.queryByRole('alert')).toBeNull())
})

test('without its app a row says what waits, and leads nowhere', async () => {
  const past = { candidate_id: ID, candidate_name: 'Piet Vos', retain_until: '2026-01-31' }
  answerAttention({ matches: nothing, stalled: nothing, past_term: { count: 1, rows: [past] } })
  renderShell('/dashboard', undefined, { remotes: [] })
  const today = await card()
  expect(await today.findByText('Bewaartermijn van Piet Vos is voorbij')).toBeVisible()
  expect(today.queryByRole('link')).toBeNull()
})

test('a new account gets its first step and no list of nothing', async () => {
  answerVacancies([])
  renderShell('/dashboard')
  expect(await screen.findByText('Begin met je eerste vacature')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Vandaag' })).toBeNull()
})

test('while candidates are being scored it waits for them, and shows the matches that come of it', async () => {
  const match = { vacancy_id: ID, vacancy_title: 'Verpleegkundige', candidates: 1, best: 80 }
  answerScoring('refreshing')
  const { queries } = renderShell('/dashboard')
  const today = await card()
  expect(today.getByText(/Er wacht niets op je/)).toBeVisible()
  answerScoring('current')
  answerAttention({ matches: { count: 1, rows: [match] }, stalled: nothing, past_term: nothing })
  await act(() => queries.refetchQueries({ queryKey: queryKeys.openMatching }))
  expect(await today.findByRole('link', { name: /1 nieuwe sterke match voor Verpleegkundige/ })).toBeVisible()
})
