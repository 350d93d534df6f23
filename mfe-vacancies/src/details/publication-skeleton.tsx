import { LoadingState, Skeleton, Stack } from '@wervio/ui'

/** Placeholder of the publication text while it loads: its buttons, then the sheet. */
export const PublicationSkeleton = () => (
  <LoadingState label="Publicatietekst laden...">
    <Stack>
      <Skeleton width="60%" height="2.375rem" />
      <Skeleton height="24rem" />
    </Stack>
  </LoadingState>
)
