import type { Requirement } from '@wervio/contracts'
import { Heading, plainList, Text } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.ul`
  ${plainList}
`

const groups = [
  { importance: 'must', title: 'Eisen' },
  { importance: 'nice', title: 'Pluspunten' },
] as const

type Props<Row> = { requirements: readonly Row[]; children: (row: Row) => ReactNode }

/** What has to be and what is welcome, each under its heading; `children` draws one of them, as an item of a list. */
export const RequirementGroups = <Row extends Pick<Requirement, 'importance'>>({
  requirements,
  children,
}: Props<Row>) =>
  groups.map(({ importance, title }) => {
    const rows = requirements.filter((each) => (each.importance === 'must') === (importance === 'must'))
    return (
      <section key={importance} aria-label={title}>
        <Heading level={3} size="card">
          {title}
        </Heading>
        {rows.length === 0 && <Text tone="muted">Nog geen.</Text>}
        <List>{rows.map(children)}</List>
      </section>
    )
  })
