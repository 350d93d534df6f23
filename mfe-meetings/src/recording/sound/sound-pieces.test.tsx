import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { AI } from '@wervio/api-client/testing'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { fakeServices, server } from '../../testing/fake-agenda.ts'
import { recording, RECORDING, segmentsOf, stubRecording } from '../../testing/fake-recording.ts'
import { fakeSound } from '../../testing/fake-sound.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { createSoundPieces } from './sound-pieces.ts'

fakeServices()
const sound = fakeSound()

/** Twenty-five minutes at 48 kbit/s: two pieces of ten minutes, and one of five. */
const DURATION = 1_500
const BYTES = DURATION * 6_000
const PIECE = 3_600_000

/** The sound as the service gives it; returns the ranges that were asked for. */
const stubSound = () => {
  const ranges: string[] = []
  server.use(
    http.get(`${AI}/api/recordings/${RECORDING}/audio`, ({ request }) => {
      const range = request.headers.get('range') ?? ''
      ranges.push(range)
      const [, first = '0', asked = '0'] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
      const last = Math.min(Number(asked), BYTES - 1)
      return new HttpResponse(new Uint8Array(last - Number(first) + 1), {
        status: 206,
        headers: { 'content-range': `bytes ${first}-${last}/${BYTES}` },
      })
    }),
  )
  return ranges
}
const rangeOf = (nth: number): string => `bytes=${nth * PIECE}-${(nth + 1) * PIECE - 1}`

test('a piece is fetched with the seconds that it has, and remembered', async () => {
  const ranges = stubSound()
  const { at } = createSoundPieces(RECORDING)
  expect(await at(0, DURATION)).toMatchObject({ start: 0, end: 600, isLast: false })
  expect(await at(599, DURATION)).toMatchObject({ start: 0, end: 600 })
  // Where one ends the next begins, however the seconds are rounded.
  expect(await at(600, DURATION)).toMatchObject({ start: 600, end: 1_200, isLast: false })
  const end = await at(1_500, DURATION)
  expect([end.start, end.end, end.isLast, end.sound.size]).toEqual([1_200, 1_500, true, BYTES - 2 * PIECE])
  expect(ranges).toEqual([rangeOf(0), rangeOf(1), rangeOf(2)])
})

test('whoever begins elsewhere asks first how much there is', async () => {
  const ranges = stubSound()
  expect(await createSoundPieces(RECORDING).at(700, DURATION)).toMatchObject({ start: 600, end: 1_200 })
  expect(ranges).toEqual(['bytes=0-0', rangeOf(1)])
})

test('one that failed is asked for again', async () => {
  const { at } = createSoundPieces(RECORDING)
  server.use(http.get(`${AI}/api/recordings/${RECORDING}/audio`, () => HttpResponse.error()))
  await expect(at(0, DURATION)).rejects.toThrow()
  stubSound()
  expect(await at(0, DURATION)).toMatchObject({ end: 600 })
})

test('a service that gives the whole is asked once, and without a duration the whole is asked for', async () => {
  const state = stubRecording()
  const { at } = createSoundPieces(RECORDING)
  expect(await at(700, DURATION)).toMatchObject({ start: 0, end: DURATION, isLast: true })
  await at(0, DURATION)
  expect(state.audioCalls).toBe(1)
  const ranges = stubSound()
  expect(await createSoundPieces(RECORDING).at(700, 0)).toMatchObject({ start: 0, isLast: true })
  expect(ranges).toHaveLength(1)
})

test('a piece that ends goes on into the next, which was fetched ahead, and a place outside of it is fetched', async () => {
  stubScreen(1440)
  stubRecording(recording({ segments: segmentsOf(['Een.', 'Twee.']), duration: DURATION }))
  const ranges = stubSound()
  const { user } = renderAgenda(`/gesprek/${RECORDING}`)
  const slider = await screen.findByRole('slider', { name: 'Plaats in de opname' })
  await user.click(screen.getByRole('button', { name: 'Speel af' }))
  await screen.findByRole('button', { name: 'Pauzeer' })
  expect(ranges).toEqual([rangeOf(0)])
  sound.playTo(575)
  await waitFor(() => expect(ranges).toEqual([rangeOf(0), rangeOf(1)]))
  act(() => {
    sound.element?.dispatchEvent(new Event('pause'))
    sound.element?.dispatchEvent(new Event('ended'))
  })
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect(sound.time).toBe(0)
  sound.playTo(5)
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^10:05/))
  expect(ranges).toHaveLength(2)
  fireEvent.change(slider, { target: { value: String(DURATION) } })
  await waitFor(() => expect(ranges).toEqual([rangeOf(0), rangeOf(1), rangeOf(2)]))
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect(sound.time).toBe(300)
})
