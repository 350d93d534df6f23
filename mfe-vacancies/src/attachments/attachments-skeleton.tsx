import { Card, LoadingState, Skeleton, Stack } from '@wervio/ui'

/** Placeholders of rows while they load. */
export const AttachmentsSkeleton = () => (
  <LoadingState label="Bijlagen laden...">
    <Stack>
      <Skeleton width="11rem" height="2.375rem" />
      <Card>
        <Stack>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="2.75rem" />
          ))}
        </Stack>
      </Card>
    </Stack>
  </LoadingState>
)
