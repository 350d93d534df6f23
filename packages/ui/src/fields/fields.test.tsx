import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { SelectField, TextArea, TextField } from '../index.ts'

const kinds = [
  ['tekstregel', 'textbox', TextField],
  ['tekstvak', 'textbox', TextArea],
] as const

test.each(kinds)('%s: label, hint and error belong to the control', (_kind, role, Field) => {
  const { rerender } = render(<Field label="Salaris" hint="Bruto per maand" required />)
  const control = screen.getByRole(role, { name: 'Salaris' })
  expect(control).toBeRequired()
  expect(control).not.toHaveAttribute('aria-invalid')
  expect(control).toHaveAccessibleDescription('Bruto per maand')
  rerender(<Field label="Salaris" hint="Bruto per maand" error="Vul een salaris in." required />)
  expect(control).toHaveAttribute('aria-invalid', 'true')
  expect(control).toHaveAccessibleDescription('Bruto per maand Vul een salaris in.')
})

test('an error is announced: it comes into a live region that was there before', () => {
  const { container, rerender } = render(<TextField label="E-mail" />)
  const region = container.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  rerender(<TextField label="E-mail" error="Ongeldig email adres." />)
  expect(region).toHaveTextContent('Ongeldig email adres.')
})

test('clicking the label focuses the field; native props and ref reach it', async () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField ref={ref} label="E-mail" type="email" name="email" autoComplete="email" />)
  await userEvent.click(screen.getByText('E-mail'))
  expect(ref.current).toHaveFocus()
  expect(ref.current).toHaveAttribute('autocomplete', 'email')
  await userEvent.keyboard('sanne@example.nl')
  expect(ref.current).toHaveValue('sanne@example.nl')
})

test('a select starts at its empty choice and takes one of the list', async () => {
  render(
    <SelectField
      label="Onderwerp"
      placeholder="Selecteer een onderwerp"
      error="Kies een onderwerp."
      required
      defaultValue=""
    >
      <option value="demo">Demo</option>
    </SelectField>,
  )
  const select = screen.getByRole('combobox', { name: 'Onderwerp' })
  expect(select).toHaveDisplayValue('Selecteer een onderwerp')
  expect(select).toHaveAccessibleDescription('Kies een onderwerp.')
  await userEvent.selectOptions(select, 'demo')
  expect(select).toHaveValue('demo')
})

test('two fields of the same name do not share ids', () => {
  render(
    <>
      <TextField label="Naam" error="Fout een" />
      <TextField label="Naam" error="Fout twee" />
    </>,
  )
  const [first, second] = screen.getAllByRole('textbox', { name: 'Naam' })
  expect(first).toHaveAccessibleDescription('Fout een')
  expect(second).toHaveAccessibleDescription('Fout twee')
})
