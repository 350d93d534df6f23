import { brand } from '@wervio/brand'
import { CardFrame, CardItem, CardLink, Heading, IconTile, Text, tokens } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'

const Frame = styled(CardFrame)`
  grid-template-rows: 1fr;
  place-items: center;
  padding: ${tokens.space[6]};
  border: 1.5px dashed ${tokens.line.strong};
  background: transparent;
  box-shadow: none;
  text-align: center;
  &:hover {
    border-color: ${tokens.accent.base};
    box-shadow: none;
  }
`
const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[2]};
`

const Row = styled(Frame)`
  grid-template: none / auto minmax(0, 1fr);
  place-items: center start;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  text-align: start;
`
const TITLE = 'Nieuwe Vacature'
const explanation = () => `Vul een formulier in, ${brand().name} schrijft de tekst.`

/** The same on a phone, where a whole card of it would push the vacancies out of sight. */
export const NewVacancyRow = () => (
  <CardItem as="div">
    <Row>
      <IconTile icon={Plus} />
      <div>
        <Heading level={2} size="card">
          <CardLink to={paths.create.href()}>{TITLE}</CardLink>
        </Heading>
        <Text size="small" tone="muted">
          {explanation()}
        </Text>
      </div>
    </Row>
  </CardItem>
)

/** The first card: the way to a new vacancy. */
export const NewVacancyCard = ({
  position,
  size,
  order,
}: {
  position?: number
  size?: number
  order?: number | undefined
}) => (
  <CardItem $order={order} aria-posinset={position} aria-setsize={size}>
    <Frame>
      <Words>
        <IconTile icon={Plus} />
        <Heading level={2} size="card">
          <CardLink to={paths.create.href()}>{TITLE}</CardLink>
        </Heading>
        <Text size="small" tone="muted">
          {explanation()}
        </Text>
      </Words>
    </Frame>
  </CardItem>
)
