import type { ImportItem, ImportItemSummary } from '@wervio/contracts'
import { Avatar, FileName, Heading, Text, tokens } from '@wervio/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CvDocument } from './item-cv.tsx'
import { LoadedItem, useLitPlace, type ReviewActions } from './lone-review.tsx'
import { panelProps, PaneTabs, type Pane } from './pane-tabs.tsx'
import { ReviewForm } from './review-form.tsx'
import { CvPane, FieldsPane, NarrowTabs, WholePane } from './review-layout.ts'
import { itemName } from './stack-state.ts'
import { useFieldChecks } from './use-field-checks.ts'
import { useNarrowScreen } from '@wervio/ui'

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
  overflow-wrap: anywhere;
`

type PanesProps = ReviewActions & {
  item: ImportItem
  /** Where it stands in the list: '7 van 15'. */
  position: string
  notice: ReactNode
}

/** Who the CV is of, and how much of it is unsure in the form. */
const PaneHead = ({ item, position }: Pick<PanesProps, 'item' | 'position'>) => {
  const { unsureCount } = useFieldChecks(item.parsed)
  return (
    <Head>
      <Avatar name={itemName(item)} size="small" />
      <div>
        <Heading level={2} size="card">
          {item.name ?? <FileName name={item.file_name} />}
        </Heading>
        <Text size="small" tone="muted" tabular>
          {position}
          {item.parsed && ` · ${unsureCount === 0 ? 'alles zeker' : `${unsureCount} onzeker`}`}
        </Text>
      </div>
    </Head>
  )
}

const LoadedPanes = ({ item, position, ...form }: PanesProps) => {
  const [place, setPlace] = useLitPlace(item)
  const [pane, setPane] = useState<Pane>('gegevens')
  const isNarrow = useNarrowScreen()
  return (
    <>
      <NarrowTabs>
        <PaneTabs pane={pane} onChange={setPane} />
      </NarrowTabs>
      <FieldsPane $isChosen={pane === 'gegevens'} {...panelProps('gegevens', isNarrow)}>
        <ReviewForm item={item} head={<PaneHead item={item} position={position} />} onPlace={setPlace} {...form} />
      </FieldsPane>
      <CvPane aria-label="CV" $isChosen={pane === 'cv'} {...panelProps('cv', isNarrow)}>
        <CvDocument itemId={item.id} fileName={item.file_name} highlight={place} />
      </CvPane>
    </>
  )
}

/** A CV of a stack to look through: its fields and its document, each in a pane. */
export const StackItemPanes = ({ item, ...rest }: Omit<PanesProps, 'item'> & { item: ImportItemSummary }) => (
  <LoadedItem item={item} frame={WholePane}>
    {(loadedItem) => <LoadedPanes item={loadedItem} {...rest} />}
  </LoadedItem>
)
