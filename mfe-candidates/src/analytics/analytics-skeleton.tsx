import { Card, Grid, LoadingState, Skeleton, Stack } from '@wervio/ui'
import { FigureGrid } from './key-figures.tsx'

/** Figures and charts to come. */
export const AnalyticsSkeleton = () => (
  <LoadingState label="Cijfers laden...">
    <Stack gap={4}>
      <FigureGrid as="div">
        {[1, 2, 3, 4].map((figure) => (
          <Card key={figure} padding={4}>
            <Stack gap={2}>
              <Skeleton width="50%" height="0.8rem" />
              <Skeleton width="35%" height="1.75rem" />
              <Skeleton width="70%" height="0.8rem" />
            </Stack>
          </Card>
        ))}
      </FigureGrid>
      <Card>
        <Skeleton height="17rem" />
      </Card>
      <Grid min={380}>
        {[1, 2, 3, 4].map((chart) => (
          <Card key={chart}>
            <Skeleton height="14rem" />
          </Card>
        ))}
      </Grid>
    </Stack>
  </LoadingState>
)
