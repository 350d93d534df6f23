import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { Badge, Button, Card, Cluster, Grid, Heading, Page, Stack, Text, VisuallyHidden } from '../index.ts'
import { usePageTitle } from './page-title.ts'

test('a page has one h1, its actions, and names the browser tab', () => {
  render(
    <Page title="Vacatures" subtitle="6 actief" actions={<Button>Nieuwe vacature</Button>}>
      <p>Inhoud</p>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Vacatures' })).toBeVisible()
  expect(screen.getByText('6 actief')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nieuwe vacature' })).toBeVisible()
  expect(document.title).toBe('Vacatures · Wervio')
})

test('what stands beside the title is no part of its name', () => {
  render(<Page title="Planner" beside={<Badge>Actief</Badge>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible()
  expect(screen.getByText('Actief')).toBeVisible()
})

test.each([
  ['the focus on its heading goes to the heading of the page in its place', true],
  ['without it nobody is moved', false],
])('%s', (_, hasFocus) => {
  const { rerender } = render(<Page key="skeleton" title="Laden" />)
  const first = screen.getByRole('heading', { level: 1 })
  first.tabIndex = -1
  if (hasFocus) first.focus()
  rerender(<Page key="page" title="Noor de Vries" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Noor de Vries' })
  expect(document.activeElement).toBe(hasFocus ? heading : document.body)
})

test('a description is set once, also when the next page has another', () => {
  const TitledPage = ({ text }: { text: string }) => {
    usePageTitle('Home', text)
    return null
  }
  const { rerender } = render(<TitledPage text="Eerste" />)
  rerender(<TitledPage text="Tweede" />)
  const metas = document.querySelectorAll('meta[name="description"]')
  expect(metas).toHaveLength(1)
  expect(metas[0]).toHaveAttribute('content', 'Tweede')
})

test('layout parts put only known attributes into the page', () => {
  render(
    <Grid as="ul" columns={3} gap={4} aria-label="Lijst">
      <Card as="li" padding={0} interactive>
        <Stack gap={2} align="center">
          <Cluster justify="end">
            <Text tone="muted" size="small" strong tabular>
              Tekst
            </Text>
          </Cluster>
        </Stack>
      </Card>
    </Grid>,
  )
  const list = screen.getByRole('list', { name: 'Lijst' })
  expect(within(list).getByRole('listitem')).toHaveTextContent('Tekst')
  for (const element of [list, ...list.querySelectorAll('*')])
    expect(element.getAttributeNames().filter((name) => !['class', 'aria-label'].includes(name))).toEqual([])
})

test('a heading keeps its level whatever its size; hidden text is still text', () => {
  render(
    <>
      <Heading level={3} size="hero">
        Titel
      </Heading>
      <VisuallyHidden>Voor lezers</VisuallyHidden>
    </>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Titel' })).toBeVisible()
  expect(screen.getByText('Voor lezers')).toBeInTheDocument()
})
