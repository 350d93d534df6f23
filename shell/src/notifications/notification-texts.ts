import {
  applicationOutcomeLabels,
  cvCountText,
  labelOf,
  notificationTypes,
  stageName,
  type Notification,
  type NotificationKind,
  type NotificationType,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { listText, numberText } from '@wervio/ui'

/** Whom it is about: 'Roos Veldkamp', 'Roos Veldkamp en Teun Waterreus', '12 kandidaten'. */
const people = ({ candidates, count }: Notification): string => {
  if (candidates.length > 0 && candidates.length >= count) return listText(candidates.map(({ name }) => name))
  return count === 1 ? 'Een kandidaat' : `${numberText(count)} kandidaten`
}

const forVacancy = ({ vacancy }: Notification): string => (vacancy ? ` voor ${vacancy.name}` : '')

const verb = ({ count }: Notification, one: string, many: string): string => (count === 1 ? one : many)

const moveText = (notification: Notification): string => {
  const { colleague, outcome, stage } = notification
  const who = colleague ?? 'Een collega'
  const where =
    outcome !== null && outcome !== 'open'
      ? `op ‘${labelOf(applicationOutcomeLabels, outcome)}’`
      : `naar ‘${stageName(stage ?? 1)}’`
  return `${who} zette ${people(notification)} ${where}${forVacancy(notification)}.`
}

type Texts = { title: string; text: string; href: string }

const firstCandidate = ({ candidates }: Notification): string | null => candidates[0]?.id ?? null

const candidateHref = (notification: Notification): string => {
  const id = firstCandidate(notification)
  return id === null ? routes.dashboard.href() : routes.candidate.href(id)
}

const matchHref = (notification: Notification): string => {
  const { vacancy, count } = notification
  if (!vacancy) return candidateHref(notification)
  const candidateId = count === 1 ? firstCandidate(notification) : null
  return candidateId === null
    ? routes.matching.forVacancy(vacancy.id)
    : routes.matching.forCandidate(vacancy.id, candidateId)
}

const texts: Record<NotificationKind, (notification: Notification) => Texts> = {
  match: (notification) => {
    const { vacancy, count, percentage } = notification
    const isOne = count === 1
    const score = percentage === null ? '' : ` ${isOne ? 'voor' : 'tot'} ${percentage}%`
    const where = vacancy ? ` bij ${vacancy.name}` : ''
    return {
      title: isOne ? 'Sterke match' : `${numberText(count)} sterke matches`,
      text: `${people(notification)} ${verb(notification, 'past', 'passen')}${score}${where}.`,
      href: matchHref(notification),
    }
  },
  recording: (notification) => {
    const { failed, subject_id: id, candidates } = notification
    const withWhom = candidates.length > 0 ? `met ${people(notification)} ` : ''
    return failed
      ? {
          title: 'Opname niet uitgeschreven',
          text: `Het gesprek ${withWhom}kon niet worden uitgeschreven. Bekijk waarom en probeer het opnieuw.`,
          href: routes.importRecording.href(),
        }
      : {
          title: 'Gesprek uitgeschreven',
          text: `Transcriptie en samenvatting van je gesprek ${withWhom}zijn klaar.`,
          href: id === null ? candidateHref(notification) : routes.recording.href(id),
        }
  },
  transcript: (notification) => {
    const { subject_id: id, candidates } = notification
    return {
      title: 'Transcriptie uit Teams',
      text: `De transcriptie van je gesprek${candidates.length > 0 ? ` met ${people(notification)}` : ''} is er.`,
      href: id === null ? candidateHref(notification) : routes.onlineMeeting.transcript(id),
    }
  },
  cv_stack: ({ count, subject_id: id }) => ({
    title: 'CV’s gelezen',
    text: `Je stapel van ${cvCountText(count)} is gelezen.`,
    href: id === null ? routes.newCandidate.href() : routes.cvStack.href(id),
  }),
  mail: (notification) => {
    const candidateId = firstCandidate(notification)
    return {
      title: 'Mail niet verstuurd',
      text: `Je mail aan ${candidateId === null ? 'een kandidaat' : people(notification)} is mogelijk niet aangekomen.`,
      href: candidateId === null ? routes.mail.href() : routes.mail.forCandidate(candidateId),
    }
  },
  colleague: (notification) => ({
    title: notification.count === 1 ? 'Kandidaat verplaatst' : 'Kandidaten verplaatst',
    text: moveText(notification),
    href: notification.vacancy ? routes.vacancy.href(notification.vacancy.id) : candidateHref(notification),
  }),
}

/** What a notification says, and where it leads. One of a kind of a later version leads to the dashboard. */
export const textsOf = (notification: Notification): Texts =>
  Object.hasOwn(texts, notification.kind)
    ? texts[notification.kind as NotificationKind](notification)
    : {
        title: 'Nieuws',
        text: 'Er is iets veranderd. Vernieuw de pagina om het te zien.',
        href: routes.dashboard.href(),
      }

/** The kind of activity that its icon shows; null for one of a later version. */
export const typeOf = ({ kind }: Notification): NotificationType | null =>
  Object.hasOwn(notificationTypes, kind) ? notificationTypes[kind as NotificationKind] : null
