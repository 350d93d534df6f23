import { LoadingState, Skeleton, Stack } from '@wervio/ui'

/** Room for the first candidates of a ranking, while they or their scores are on their way. */
export const LoadingRows = ({ label }: { label: string }) => (
  <LoadingState label={label}>
    <Stack gap={2}>
      <Skeleton height="6.5rem" />
      <Skeleton height="6.5rem" />
      <Skeleton height="6.5rem" />
    </Stack>
  </LoadingState>
)
