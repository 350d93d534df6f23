import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { setTheme } from '@wervio/ui'
import { demo } from '../product/demo.ts'
import { renderPage } from '../testing/render-page.tsx'
import { stubMedia } from '../testing/stub-media.ts'

// In tests all files have one address.
Object.assign(demo.dark, { video: 'dark.webm', poster: 'dark.webp' })

beforeEach(() => {
  stubMedia()
  setTheme('system')
})

const cards = ['Gesprekstranscriptie', 'Vacatureteksten', 'Kandidaat match analyse', 'Recruiter feedback']

const open = async () => {
  const { user } = renderPage('/how-it-works')
  const choice = within(await screen.findByRole('group', { name: 'Onderdelen' }))
  return { user, choice, card: (name: string) => choice.getByRole('radio', { name }) }
}
const video = () => document.querySelector('video') ?? document.createElement('video')

test('its button asks for a demo, and so does what follows the cards', async () => {
  await open()
  const demos = screen.getAllByRole('link', { name: 'Demo aanvragen' })
  expect(demos.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact'])
})

test('of four cards the first is selected, and each shows what belongs to it', async () => {
  const { user, choice, card } = await open()
  expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
  ])
  for (const name of cards) {
    await user.click(card(name))
    expect(card(name)).toBeChecked()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      name,
      'Zie het met jouw vacatures',
    ])
  }
})

test('the arrow keys go from card to card', async () => {
  const { user, card } = await open()
  await user.tab()
  await user.tab()
  expect(card('Gesprekstranscriptie')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(card('Kandidaat match analyse')).toBeChecked()
})

test('the video is muted and repeats, and plays only while its card is selected', async () => {
  const { user, card } = await open()
  expect(video().muted).toBe(true)
  expect(video().loop).toBe(true)
  expect(video().paused).toBe(true)
  await user.click(card('Kandidaat match analyse'))
  expect(video().paused).toBe(false)
  expect(video().querySelector('track')).toHaveAttribute('kind', 'captions')
  await user.click(card('Recruiter feedback'))
  expect(video().paused).toBe(true)
})

test('the video has a picture before it plays, which is fetched with its card', async () => {
  const { user, card } = await open()
  expect(video()).not.toHaveAttribute('poster')
  await user.click(card('Kandidaat match analyse'))
  expect(video()).toHaveAttribute('poster', demo.light.poster)
})

test('the video is a recording in the theme that is shown, and follows when that changes', async () => {
  stubMedia({ isDark: true })
  const { user, card } = await open()
  await user.click(card('Kandidaat match analyse'))
  expect(video()).toHaveAttribute('src', demo.dark.video)
  expect(video()).toHaveAttribute('poster', demo.dark.poster)
  act(() => setTheme('light'))
  expect(video()).toHaveAttribute('src', demo.light.video)
  expect(video()).toHaveAttribute('poster', demo.light.poster)
  expect(video().paused).toBe(false)
})

test('a button stops the video and starts it again', async () => {
  const { user, card } = await open()
  await user.click(card('Kandidaat match analyse'))
  await user.click(screen.getByRole('button', { name: 'Video pauzeren' }))
  expect(video().paused).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Video afspelen' }))
  expect(video().paused).toBe(false)
})

test('for who wants less motion the video waits for its button', async () => {
  stubMedia({ wantsCalm: true })
  const { user, card } = await open()
  await user.click(card('Kandidaat match analyse'))
  expect(video().paused).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Video afspelen' }))
  expect(video().paused).toBe(false)
  await user.click(card('Recruiter feedback'))
  expect(video().paused).toBe(true)
})

test('the fourth card has a ring of 85%, and says that it is an example', async () => {
  const { user, card } = await open()
  await user.click(card('Recruiter feedback'))
  expect(screen.getByText('Voorbeeldscore: 85%')).toBeInTheDocument()
  expect(screen.getByText('Feedback na je gesprek (voorbeeld)')).toBeVisible()
})
