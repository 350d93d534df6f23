import { Card, LoadingState, Skeleton, Stack } from '@wervio/ui'

/** Placeholders of rows while they load. */
export const ListSkeleton = () => (
  <LoadingState label="Vacatures laden...">
    <Stack gap={3}>
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <Stack gap={3}>
            <Skeleton width="40%" />
            <Skeleton width="60%" height="0.8rem" />
            <Skeleton width="30%" height="0.8rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  </LoadingState>
)
