import { Card, LoadingState, Page, Skeleton, Stack } from '@wervio/ui'
import { Columns } from './profile-layout.ts'

/** The shape of a profile while it is fetched. */
export const ProfileSkeleton = () => (
  <Page picture={<Skeleton width="4rem" height="4rem" />} title={<Skeleton width="18rem" height="2rem" />} subtitle={<Skeleton width="24rem" />} tabTitle="Kandidaat">
    <LoadingState label="Kandidaat laden...">
      <Columns $even={false}>
        <Stack>
          <Card><Stack><Skeleton width="9rem" /><Skeleton height="12rem" /></Stack></Card>
          <Card><Stack><Skeleton width="9rem" /><Skeleton height="3rem" /></Stack></Card>
          <Card><Stack><Skeleton width="9rem" /><Skeleton height="16rem" /></Stack></Card>
        </Stack>
        <Stack>
          <Card><Stack><Skeleton width="7rem" /><Skeleton height="3rem" /></Stack></Card>
          <Card><Stack><Skeleton width="7rem" /><Skeleton height="8rem" /></Stack></Card>
        </Stack>
      </Columns>
    </LoadingState>
  </Page>
)
