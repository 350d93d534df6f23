import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type MatchProposal, type MatchProposals } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { AI, detailsOf, failure, fakeServices, ilse, server, stubMatching, VACANCY } from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/matching-dashboard?vacature=${VACANCY}`
const ADDRESS = `${AI}/api/vacancies/:id/matching/:candidate/proposals`
const QUOTE = 'Met de bestelbus langs alle wijken'
const { made_by } = detailsOf(ilse)

const IN_CV: MatchProposal['evidence'] = { source: 'cv', path: 'experience.0.description', quote: QUOTE, at: null }
const RECORDING = '0d7c1b52-6f5f-4d9c-9f0e-5a6d1f0b7c11'

/** A service with one proposal, which keeps what is said of it. */
const serve = (state: MatchProposals['state'] = 'ready', evidence = IN_CV) => {
  const bodies: unknown[] = []
  let verdict: string | null = null
  server.use(
    http.get(ADDRESS, () =>
      HttpResponse.json({
        state,
        proposals:
          state === 'ready' || state === 'off'
            ? [
                {
                  requirement_id: 'rijbewijs',
                  evidence,
                  similarity: 0.71,
                  verdict,
                },
              ]
            : [],
        made_by,
      }),
    ),
    http.put(`${ADDRESS}/:requirement`, async ({ request, params }) => {
      const body = (await request.json()) as { verdict: string | null }
      bodies.push([params['requirement'], body])
      verdict = body.verdict
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return bodies
}
const open = async () => {
  stubScreen(1440)
  stubMatching()
  return renderApp(PATH)
}
const section = async () => within(await screen.findByRole('region', { name: 'Mogelijk bewijs' }))

test('a proposal has its quote, counts nothing, and is confirmed and taken back', async () => {
  const { user } = await open()
  const bodies = serve()
  const proposal = await section()
  expect(proposal.getByText(`“${QUOTE}”`)).toBeVisible()
  expect(proposal.getByText(/tellen pas als jij zegt dat het klopt/)).toBeVisible()
  expect(proposal.getByRole('link', { name: 'CV: toon Rijbewijs B in het CV' })).toBeVisible()
  await user.click(proposal.getByRole('button', { name: 'Klopt: Rijbewijs B' }))
  expect(await proposal.findByText('bevestigd: telt als voldaan')).toBeVisible()
  // The button is gone; the keyboard goes on from the requirement.
  expect(proposal.getByRole('listitem')).toHaveFocus()
  await user.tab()
  expect(proposal.getByRole('link', { name: 'CV: toon Rijbewijs B in het CV' })).toHaveFocus()
  await user.click(proposal.getByRole('button', { name: 'Ongedaan maken: Rijbewijs B' }))
  await user.click(await proposal.findByRole('button', { name: 'Klopt niet: Rijbewijs B' }))
  expect(await proposal.findByText('klopt niet: telt niet mee')).toBeVisible()
  const place = { path: 'experience.0.description', quote: QUOTE }
  expect(bodies).toEqual([
    ['rijbewijs', { verdict: 'confirmed', ...place }],
    ['rijbewijs', { verdict: null, ...place }],
    ['rijbewijs', { verdict: 'refused', ...place }],
  ])
})

test('a judgement that isn’t kept is told, and nothing changes', async () => {
  const { user } = await open()
  serve()
  server.use(http.put(`${ADDRESS}/:requirement`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await user.click((await section()).getByRole('button', { name: 'Klopt: Rijbewijs B' }))
  expect(await screen.findByText(messages.matchProposalSaveFailed)).toBeVisible()
  expect((await section()).getByRole('button', { name: 'Klopt: Rijbewijs B' })).toBeVisible()
})

test.each([
  ['unavailable', /lukt nu niet/],
  ['unfit', /herkent te weinig Nederlandse zinnen/],
] as const)('a model that is %s says so beside scores that stand', async (state, text) => {
  await open()
  serve(state)
  expect((await section()).getByText(text)).toBeVisible()
  expect(screen.getByText('7 van 9 punten')).toBeVisible()
})

test('without a model there is nothing to see', async () => {
  await open()
  await screen.findByText('7 van 9 punten')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mogelijk bewijs' })).not.toBeInTheDocument())
})

test('what a candidate said is proposed with its moment, also without a model', async () => {
  const { user } = await open()
  const bodies = serve('off', {
    source: 'recording',
    path: RECORDING,
    quote: 'Ik reed elke dag de bestelbus.',
    at: 754,
  })
  const proposal = await section()
  expect(
    proposal.getByText('De kandidaat zei het in een gesprek. Ze tellen pas als jij zegt dat het klopt.'),
  ).toBeVisible()
  expect(proposal.getByRole('link', { name: 'Gesprek 12:34: toon Rijbewijs B in het transcript' })).toHaveAttribute(
    'href',
    `/gesprek/${RECORDING}?moment=754`,
  )
  await user.click(proposal.getByRole('button', { name: 'Klopt: Rijbewijs B' }))
  await waitFor(() =>
    expect(bodies).toEqual([
      ['rijbewijs', { verdict: 'confirmed', path: RECORDING, quote: 'Ik reed elke dag de bestelbus.' }],
    ]),
  )
})

test.each([
  ['note', 'Notitie: toon Rijbewijs B in de notitie', '#notitie='],
  ['scorecard', 'Scorekaart: toon Rijbewijs B in de scorekaart', '#scorekaart='],
] as const)('what a recruiter wrote in a %s is proposed with the way to it', async (kind, name, address) => {
  await open()
  serve('off', { source: 'note', path: `${kind}:${RECORDING}`, quote: 'Reed elke dag de bestelbus.', at: null })
  const proposal = await section()
  expect(proposal.getByText(/^Een recruiter schreef het op/)).toBeVisible()
  expect(proposal.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ilse.id}${address}${RECORDING}`,
  )
})
