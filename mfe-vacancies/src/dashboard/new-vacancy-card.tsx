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
          <CardLink to={paths.create.href()}>Nieuwe Vacature</CardLink>
        </Heading>
        <Text size="small" tone="muted">
          Vul een formulier in, {brand().name} schrijft de tekst.
        </Text>
      </Words>
    </Frame>
  </CardItem>
)
