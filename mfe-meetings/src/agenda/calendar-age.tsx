import type { CalendarEvents } from '@wervio/contracts'
import { Notice, since, Text } from '@wervio/ui'

/** How old what is shown is, and why it isn't newer. */
export const CalendarAge = ({ data: { error, refreshed_at, refreshing } }: { data: CalendarEvents }) => {
  if (error)
    return (
      <Notice tone="amber" title={error}>
        {refreshed_at && <Text>Je ziet je agenda zoals die {since(refreshed_at)} was.</Text>}
      </Notice>
    )
  if (!refreshed_at) return null
  return (
    <Text as="output" size="small" tone="muted">
      Bijgewerkt {since(refreshed_at)}.{refreshing && ' We halen nieuwe afspraken op.'}
    </Text>
  )
}
