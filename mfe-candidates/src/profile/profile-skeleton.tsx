import { Card, LoadingState, Page, Skeleton, Stack } from '@wervio/ui'
import { Columns, Main, ProfileFrame, Side } from './profile-layout.ts'

/** The shape of a profile while it is fetched. */
export const ProfileSkeleton = () => (
  <Page
    picture={<Skeleton width="4rem" height="4rem" />}
    title={<Skeleton width="18rem" height="2rem" />}
    subtitle={<Skeleton width="24rem" />}
    tabTitle="Kandidaat"
  >
    <LoadingState label="Kandidaat laden...">
      <ProfileFrame>
        <Columns $panel={false}>
          <Main>
            <Stack>
              <Card>
                <Stack>
                  <Skeleton width="9rem" />
                  <Skeleton height="20rem" />
                </Stack>
              </Card>
              <Card>
                <Stack>
                  <Skeleton width="9rem" />
                  <Skeleton height="4rem" />
                </Stack>
              </Card>
              <Card>
                <Stack>
                  <Skeleton width="9rem" />
                  <Skeleton height="16rem" />
                </Stack>
              </Card>
            </Stack>
          </Main>
          <Side>
            <Stack>
              <Card>
                <Stack>
                  <Skeleton width="7rem" />
                  <Skeleton height="3rem" />
                </Stack>
              </Card>
              <Card>
                <Stack>
                  <Skeleton width="7rem" />
                  <Skeleton height="8rem" />
                </Stack>
              </Card>
            </Stack>
          </Side>
        </Columns>
      </ProfileFrame>
    </LoadingState>
  </Page>
)
