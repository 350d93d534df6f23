import type { DeletionPreview } from '@wervio/contracts'
import { Stack, Text } from '@wervio/ui'
import { CountList } from './count-list.tsx'

/** What goes with the account, and what stays with a colleague. */
export const DeletionCounts = ({ preview: { items, succession } }: { preview: DeletionPreview }) => {
  if (!succession)
    return (
      <Stack gap={4}>
        <Text>Je bent de enige in je organisatie. Met je account wordt ook de organisatie gewist, met alles erin:</Text>
        <CountList counts={items} label="Wat wordt gewist" />
      </Stack>
    )
  return (
    <Stack gap={4}>
      {succession.handed_over.length > 0 && (
        <>
          <Text>Dit gaat naar je collega:</Text>
          <CountList counts={succession.handed_over} label="Wat naar je collega gaat" />
        </>
      )}
      <Text>Dit is van jou alleen en wordt gewist:</Text>
      <CountList counts={items} label="Wat wordt gewist" />
    </Stack>
  )
}
