import { LoadingState, Skeleton, Stack } from '@wervio/ui'

/** What stands where the publication text comes: its buttons, then the sheet. */
export const PublicationSkeleton = () => (
  <LoadingState label="Publicatietekst laden...">
    <Stack>
      <Skeleton width="60%" height="2.375rem" />
      <Skeleton height="24rem" />
    </Stack>
  </LoadingState>
)
