import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { TextCheckPanel } from './text-check-panel.tsx'

const TEXT = 'Wij zoeken een jonge, enthousiaste collega. Je bent hands-on.'

const Editor = ({
  initialText,
  onSelect,
}: {
  initialText: string
  onSelect?: (start: number, end: number) => void
}) => {
  const [text, setText] = useState(initialText)
  return (
    <>
      <p data-testid="text">{text}</p>
      <TextCheckPanel
        text={text}
        onReplace={(start, end, words) => setText(text.slice(0, start) + words + text.slice(end))}
        {...(onSelect && { onSelect })}
      />
    </>
  )
}

test('one click puts the better words in the text, and the finding is gone', async () => {
  const user = userEvent.setup()
  render(<Editor initialText={TEXT} />)
  await screen.findByText('2 opmerkingen')
  await user.click(screen.getByRole('button', { name: 'Vervang door ‘enthousiaste collega’' }))
  expect(screen.getByTestId('text').textContent).toBe('Wij zoeken een enthousiaste collega. Je bent hands-on.')
  expect(await screen.findByText('1 opmerking')).toBeVisible()
  expect(screen.queryByText('Leeftijd')).toBeNull()
})

test('what leaves people out comes first, with its reason and its source', async () => {
  render(<TextCheckPanel text={`Je bent hands-on. ${TEXT}`} />)
  await screen.findByText('3 opmerkingen')
  const [item] = screen.getAllByRole('listitem')
  if (!item) throw new Error('no finding')
  expect(within(item).getByText('Leeftijd')).toBeVisible()
  expect(within(item).getByText(/sluit mensen uit op leeftijd/)).toBeVisible()
  expect(within(item).getByText(/WGBL/)).toBeInTheDocument()
  expect(within(item).queryByRole('button')).toBeNull()
})

test('the words of a finding lead to their place', async () => {
  const onSelect = jest.fn<(start: number, end: number) => void>()
  const user = userEvent.setup()
  render(<Editor initialText={TEXT} onSelect={onSelect} />)
  await user.click(await screen.findByRole('button', { name: 'hands-on' }))
  expect(onSelect).toHaveBeenCalledWith(TEXT.indexOf('hands-on'), TEXT.indexOf('hands-on') + 8)
})

test('an empty text and a faultless one say so', async () => {
  const { rerender } = render(<TextCheckPanel text="" />)
  expect(await screen.findByText(/Zodra er tekst staat/)).toBeVisible()
  rerender(<TextCheckPanel text="Je plant de ritten." />)
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
})

test('many findings show a few first, and all on request', async () => {
  const user = userEvent.setup()
  render(<TextCheckPanel text={'Je bent hands-on. '.repeat(9)} />)
  await screen.findByText('9 opmerkingen')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Toon alle 9' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
})

test('a demand that the law allows is named apart, with its law, and is no finding', async () => {
  render(<TextCheckPanel text="Je hebt rijbewijs B, want je rijdt naar klanten. Neem je rijbewijs B mee." />)
  const remarks = within(await screen.findByRole('region', { name: 'Mag gevraagd worden' }))
  expect(remarks.getAllByRole('listitem')).toHaveLength(1)
  expect(remarks.getByText(/Wegenverkeerswet/)).toBeVisible()
  expect(screen.getByText('Geen opmerkingen')).toBeVisible()
})
