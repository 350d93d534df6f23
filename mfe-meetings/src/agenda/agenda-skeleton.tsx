import { LoadingState, Skeleton, Stack } from '@wervio/ui'
import { WeekLayout } from './week/week-layout.ts'

/** Stands in for the week while it is being fetched. */
export const AgendaSkeleton = () => (
  <LoadingState label="Agenda laden...">
    <WeekLayout>
      <Skeleton height="22rem" />
      <Stack gap={3}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </Stack>
    </WeekLayout>
  </LoadingState>
)
