import { type Meeting, type MeetingDraft, messages, scheduleMeeting } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { chosenId, useAddressFilter, useIsMounted, useMay } from '@wervio/remote-kit'
import { LoadingState, Notice, Page, Skeleton, Stack, Text, TextLink, toast, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DemoNotice } from '../demo-notice.tsx'
import { NewMeetingPart } from './form/new-meeting-part.tsx'
import { PlannedMeetings } from './list/planned-meetings.tsx'
import { PlannedNotice } from './planned-notice.tsx'
import { isNotSetUp, needsTeams } from './teams/needs-teams.ts'
import { TeamsAccount } from './teams/teams-account.tsx'
import { TeamsSignIn } from './teams/teams-sign-in.tsx'
import { useTeams } from './teams/use-teams.ts'
import { OpenTranscript } from './open-transcript.tsx'
import { useMeetings } from './use-meetings.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: ${tokens.space[6]};
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const parameters = {
  candidateId: chosenId('kandidaat'),
  vacancyId: chosenId('vacature'),
  meetingId: chosenId('meeting'),
  transcriptId: chosenId('transcript'),
}

/** `/online-meeting`: plans a meeting in Teams, and lists the planned ones with their transcripts. */
export const OnlineMeetingPage = () => {
  const { filter, change } = useAddressFilter(parameters, { keepsScroll: true, replaces: true })
  const mayPlan = useMay(scheduleMeeting)
  const meetings = useMeetings()
  const teams = useTeams()
  const [isPlanWaiting, setIsPlanWaiting] = useState(false)
  const [isSwitching, setIsSwitching] = useState(false)
  const [planned, setPlanned] = useState<{ meeting: Meeting; draft: MeetingDraft; count: number } | null>(null)
  const isAvailable = teams.data?.available !== false && !isNotSetUp(meetings.error)
  // What stands above the form depends on both: a form that is there earlier would move.
  const isKnown = !teams.isPending && !meetings.isPending
  const isMounted = useIsMounted()
  const showPlanned = (meeting: Meeting, draft: MeetingDraft) => {
    // Somebody who left meanwhile isn't brought back.
    if (!isMounted.current) {
      toast(messages.meetingPlannedWithoutBot)
      return
    }
    setPlanned({ meeting, draft, count: (planned?.count ?? 0) + 1 })
    change({ candidateId: null, vacancyId: null })
  }
  const list = (
    <Stack gap={5}>
      <PlannedMeetings
        meetings={meetings}
        meetingId={filter.meetingId}
        onCloseMeeting={() => change({ meetingId: null })}
        transcriptId={filter.transcriptId}
        onTranscript={(transcriptId) => change({ transcriptId })}
      />
      {filter.transcriptId !== null && (
        <OpenTranscript
          key={filter.transcriptId}
          meetingId={filter.transcriptId}
          isListLoaded={!meetings.isPending}
          onClose={() => change({ transcriptId: null })}
        />
      )}
    </Stack>
  )
  return (
    <Page
      title="Online Meeting"
      eyebrow={
        mayPlan ? (
          <TextLink to={routes.newMeeting.href()}>Nieuw gesprek</TextLink>
        ) : (
          <TextLink to={routes.meetingOverview.href()}>Gesprekken</TextLink>
        )
      }
      subtitle={
        mayPlan
          ? 'Plan een gesprek in Microsoft Teams en lees daarna de transcriptie.'
          : 'Meetings in Microsoft Teams met hun transcriptie.'
      }
    >
      <Stack gap={5}>
        <DemoNotice>In een demo plan je niets in Teams en krijgt niemand een uitnodiging.</DemoNotice>
        {!isKnown ? (
          <LoadingState label="Meetings laden...">
            <Skeleton height="24rem" />
          </LoadingState>
        ) : (
          <>
            {mayPlan && !isAvailable && (
              <Notice tone="neutral" title={messages.microsoftNotSetUp}>
                <Text>Tot die tijd kun je hier geen meeting plannen.</Text>
              </Notice>
            )}
            {mayPlan && isAvailable && (isSwitching || needsTeams(meetings.error)) && !isPlanWaiting && (
              <TeamsSignIn
                onConnected={() => {
                  setIsSwitching(false)
                  void meetings.refetch()
                }}
              />
            )}
            {mayPlan ? (
              <Columns>
                <Stack gap={4}>
                  {planned && (
                    <PlannedNotice
                      key={`planned-${planned.count}`}
                      meeting={planned.meeting}
                      draft={planned.draft}
                      onClose={() => setPlanned(null)}
                    />
                  )}
                  <NewMeetingPart
                    key={`form-${planned?.count ?? 0}`}
                    candidateId={filter.candidateId}
                    vacancyId={filter.vacancyId}
                    isAvailable={isAvailable}
                    isWaiting={isPlanWaiting}
                    onWaiting={setIsPlanWaiting}
                    onPlanned={showPlanned}
                  />
                  {teams.data?.connected && teams.data.account && (
                    <TeamsAccount address={teams.data.account.address} onSwitch={() => setIsSwitching(true)} />
                  )}
                </Stack>
                {list}
              </Columns>
            ) : (
              list
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
