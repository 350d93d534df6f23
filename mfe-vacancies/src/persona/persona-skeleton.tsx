import { Grid, LoadingState, Skeleton, Stack } from '@wervio/ui'

/** The shape of a persona while it is fetched. */
export const PersonaSkeleton = () => (
  <LoadingState label="Persona laden...">
    <Stack>
      <Skeleton height="2.5rem" />
      <Skeleton height="9rem" />
      <Grid columns={2}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </Grid>
    </Stack>
  </LoadingState>
)
